package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class MovesIntoSharedItems {

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
    @ConvertedFrom(version = "v1alpha1", path = "spec.sqlPort", at = "[name=sql].port")
    @ListType(value = ListType.Kind.MAP, keys = "name")
    public List<Port> ports;
  }

  public static class OldSpec {
    public Integer sqlPort;

    @ListType(value = ListType.Kind.MAP, keys = "name")
    public List<Port> ports;
  }

  public static class Port {
    @Required public String name;
    public Integer port;
    public Boolean tls;
  }
}

// v1alpha1: {"sqlPort": 1, "ports": [{"name": "sql", "tls": true}, {"name": "web", "port": 2}]}
// v1: {"ports": [{"name": "sql", "tls": true, "port": 1}, {"name": "web", "port": 2}]}
