package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class EmbeddedResources {

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
    @EmbeddedResource public Object template;
    public String name;
  }

  public static class OldSpec {
    @EmbeddedResource public Object template;
    @EmbeddedResource public Object sidecar;
  }
}

// v1alpha1: {"template": {"apiVersion": "v1", "kind": "Secret"}}
// v1: {"template": {"apiVersion": "v1", "kind": "Secret"}}
