package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class FieldsIntoItems {

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
    @ListType(value = ListType.Kind.MAP, keys = "name")
    @ConvertedFrom(version = "v1alpha1", path = "spec.plainPort", at = "[name=plain].port")
    @ConvertedFrom(version = "v1alpha1", path = "spec.tlsPort", at = "[name=tls].port")
    public List<Listener> listeners;
  }

  public static class Listener {
    @Required
    @EnumValues({"plain", "tls", "admin"})
    public String name;

    public Integer port;
  }

  public static class OldSpec {
    public Integer plainPort;
    public Integer tlsPort;
  }
}

// v1alpha1: {"plainPort": 1, "tlsPort": 2}
// v1: {"listeners": [{"name": "plain", "port": 1}, {"name": "tls", "port": 2}]}
