package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class DefaultsAndNulls {

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
    @Default("1") public Integer size;
    @Nullable public String note;
    @Default("{}") public Backup backup;
  }

  public static class OldSpec {
    @Default("1") public Integer size;
    @Default("fast") public String mode;
    @Default("{}") public Cache cache;
  }

  public static class Backup {
    @Default("true") public Boolean on;
    public String at;
  }

  public static class Cache {
    @Default("3") public Integer size;
    public String path;
  }
}

// v1alpha1: {"size": 2, "mode": "fast", "cache": {"size": 3}}
// v1: {"size": 2}
