package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class RenamesAcrossLevels {

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
    @ConvertedFrom(version = "v1alpha1", path = "spec.count") public Integer size;
    public Backup backup;
    public Deep deep;
  }

  public static class OldSpec {
    public Integer count;
    public String schedule;
    public Flat flat;
  }

  public static class Backup {
    @ConvertedFrom(version = "v1alpha1", path = "spec.schedule") public String cron;
    public Integer keep;
  }

  public static class Deep {
    public Deeper deeper;
  }

  public static class Deeper {
    @ConvertedFrom(version = "v1alpha1", path = "spec.flat.value") public String value;
    public Boolean on;
  }

  public static class Flat {
    public String value;
    public String only;
  }
}

// v1alpha1: {"count": 1, "schedule": "@daily", "flat": {"value": "x"}}
// v1: {"size": 1, "backup": {"cron": "@daily"}, "deep": {"deeper": {"value": "x"}}}
