package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class ListsByKey {

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
    @ListType(value = ListType.Kind.MAP, keys = "name") public List<Port> ports;
  }

  public static class OldSpec {
    @ListType(value = ListType.Kind.MAP, keys = "name") public List<OldPort> ports;
  }

  public static class Port {
    @Required public String name;
    @ConvertedFrom(version = "v1alpha1", path = ".number") public Integer port;
    public String protocol;
  }

  public static class OldPort {
    @Required public String name;
    public Integer number;
    public Boolean legacy;
  }
}

// v1alpha1: {"ports": [{"name": "a", "number": 1}]}
// v1: {"ports": [{"name": "a", "port": 1}]}
