package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Enums {

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
    @ConvertedFrom(version = "v1alpha1", fallback = "SMALL") public Size size;
    @ConvertedFrom(version = "v1alpha1", path = "spec.sizes", fallback = "[]") public List<Size> all;
    @ConvertedFrom(version = "v1alpha1", fallback = "0") public Long bytes;
  }

  public static class OldSpec {
    public OldSize size;
    public List<OldSize> sizes;
    public Integer bytes;
  }

  public enum Size { SMALL, LARGE, HUGE }

  public enum OldSize { SMALL, LARGE }
}

// v1alpha1: {"size": "LARGE", "sizes": ["SMALL"], "bytes": 7}
// v1: {"size": "LARGE", "all": ["SMALL"], "bytes": 7}
