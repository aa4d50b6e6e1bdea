package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class FreeContent {

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
    @PreserveUnknownFields public Map<String, Object> template;
    @PreserveUnknownFields public Map<String, Object> extra;
    public Object any;
  }

  public static class OldSpec {
    @PreserveUnknownFields public Map<String, Object> template;
    public Object anything;
  }

}

// v1alpha1: {"template": {"a": [1, null]}}
// v1: {"template": {"a": [1, null]}}
