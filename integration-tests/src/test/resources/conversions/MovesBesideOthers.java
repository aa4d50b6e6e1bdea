package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class MovesBesideOthers {

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
    public Retention retention;

    @ConvertedFrom(version = "v1alpha1", path = "spec.cleanup.policy")
    public String policy;

    public Cleanup cleanup;
    public Map<String, Listener> listeners;
  }

  public static class Retention {
    @ConvertedFrom(version = "v1alpha1", path = "spec.retentionHours")
    public Integer hours;

    @Nullable public Long bytes;
  }

  public static class Cleanup {
    public Integer ratio;
  }

  public static class Listener {
    @ConvertedFrom(version = "v1alpha1", path = ".secret", at = "secret")
    public Tls tls;
  }

  public static class Tls {
    public String secret;
    @Nullable public String version;
  }

  public static class OldSpec {
    public Integer retentionHours;
    public OldRetention retention;
    public OldCleanup cleanup;
    public Map<String, OldListener> listeners;
  }

  public static class OldRetention {
    @Nullable public Long bytes;
  }

  public static class OldCleanup {
    public String policy;
    public Integer ratio;
  }

  public static class OldListener {
    public String secret;
    public OldTls tls;
  }

  public static class OldTls {
    @Nullable public String version;
  }
}

// v1alpha1: {"retentionHours": 1, "retention": {"bytes": 2}}
// v1: {"retention": {"hours": 1, "bytes": 2}}

// v1alpha1: {"cleanup": {"policy": "compact", "ratio": 3}}
// v1: {"policy": "compact", "cleanup": {"ratio": 3}}

// v1alpha1: {"listeners": {"a": {"secret": "s", "tls": {"version": "1.3"}}}}
// v1: {"listeners": {"a": {"tls": {"secret": "s", "version": "1.3"}}}}

// v1alpha1: {"retention": {"bytes": null}, "listeners": {"a": {"tls": {"version": null}}}}
// v1: {"retention": {"bytes": null}, "listeners": {"a": {"tls": {"version": null}}}}
