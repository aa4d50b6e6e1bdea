package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Maps {

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
    public Map<String, Limit> limits;
    public Map<String, String> labels;
    public Map<String, Map<String, Integer>> counts;
  }

  public static class OldSpec {
    public Map<String, OldLimit> limits;
    public Map<String, String> labels;
  }

  public static class Limit {
    public Integer max;
    public Integer burst;
  }

  public static class OldLimit {
    public Integer max;
    public String unit;
  }
}

// v1alpha1: {"limits": {"a": {"max": 1}}, "labels": {"x": "y"}}
// v1: {"limits": {"a": {"max": 1}}, "labels": {"x": "y"}}
