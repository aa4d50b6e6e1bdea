package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Recursion {

  @CustomResource(group = "example.com", version = "v1", kind = "Thing", otherVersions = Old.class)
  @ConversionWebhook(service = "things", namespace = "things")
  public static class Thing {
    public Spec spec;
  }

  @CustomResource(group = "example.com", version = "v1alpha1", kind = "Thing", storage = false)
  public static class Old {
    public OldSpec spec;
  }

  public static class Spec {
    public Filter filter;
  }

  public static class Filter {
    public String match;
    public Boolean negate;

    @Recursive(depth = 3)
    public List<Filter> all;
  }

  public static class OldSpec {
    public OldFilter filter;
  }

  public static class OldFilter {
    public String match;

    @Recursive(depth = 3)
    public List<OldFilter> all;
  }
}

// v1alpha1: {"filter": {"match": "a", "all": [{"match": "b"}]}}
// v1: {"filter": {"match": "a", "all": [{"match": "b"}]}}
