package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class NestedLists {

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
    @ListType(value = ListType.Kind.MAP, keys = "name") public List<Pool> pools;
  }

  public static class OldSpec {
    @ListType(value = ListType.Kind.MAP, keys = "name") public List<OldPool> pools;
  }

  public static class Pool {
    @Required public String name;
    @ListType(value = ListType.Kind.MAP, keys = "path") public List<Disk> disks;
    public List<Taint> taints;
  }

  public static class Disk {
    @Required public String path;
    public Integer size;
    public String type;
  }

  public static class Taint {
    public String key;
    public String effect;
  }

  public static class OldPool {
    @Required public String name;
    @ListType(value = ListType.Kind.MAP, keys = "path") public List<OldDisk> disks;
    public List<OldTaint> taints;
  }

  public static class OldDisk {
    @Required public String path;
    public Integer size;
  }

  public static class OldTaint {
    public String key;
  }
}

// v1alpha1: {"pools": [{"name": "a", "disks": [{"path": "/", "size": 1}], "taints": [{"key": "k"}]}]}
// v1: {"pools": [{"name": "a", "disks": [{"path": "/", "size": 1}], "taints": [{"key": "k"}]}]}
