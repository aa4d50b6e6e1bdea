package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class ListsByPosition {

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
    public List<Rule> rules;
  }

  public static class OldSpec {
    public List<OldRule> rules;
  }

  public static class Rule {
    @ConvertedFrom(version = "v1alpha1", path = ".from") public String source;
    @Default("deny") public String action;
    public List<String> hosts;
  }

  public static class OldRule {
    public String from;
    @Default("3") public Integer priority;
  }
}

// v1alpha1: {"rules": [{"from": "a", "priority": 3}]}
// v1: {"rules": [{"source": "a"}]}
