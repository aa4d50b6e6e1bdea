package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Lossy {

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
    public Integer partitions;

    @Dropped(because = "the test wants to see it")
    public Retention retention;
  }

  public static class Retention {
    public Integer hours;
    public Long bytes;
  }

  public static class OldSpec {
    public Integer partitions;
  }
}
