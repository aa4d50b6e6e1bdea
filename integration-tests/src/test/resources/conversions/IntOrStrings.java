package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class IntOrStrings {

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
    @ConvertedFrom(version = "v1alpha1", fallback = "none") @IntOrString public Object port;
    @IntOrString public Object other;
  }

  public static class OldSpec {
    public String port;
  }

}

// v1alpha1: {"port": "http"}
// v1: {"port": "http"}
