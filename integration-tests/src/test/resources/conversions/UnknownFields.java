package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class UnknownFields {

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
    @PreserveUnknownFields public Config config;
    @PreserveUnknownFields public Map<String, Object> extra;
  }

  public static class Config {
    public Integer segments;
  }

  public static class OldSpec {
    @PreserveUnknownFields public OldConfig config;
  }

  public static class OldConfig {
    public Integer segments;
  }
}

// v1alpha1: {"config": {"segments": 1, "unknown": true}}
// v1: {"config": {"segments": 1, "unknown": true}}
