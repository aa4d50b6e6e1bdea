package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Hooks {

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
    @ConvertedFrom(version = "v1alpha1", path = "spec.seconds", hook = true) public Integer minutes;
    public Boolean zip;
  }

  public static class OldSpec {
    public Integer seconds;
    public String zip;
  }

  public static class Completed extends ThingV1alpha1Conversion {
    public Completed() {}

    @Override
    protected Integer minutesFromSeconds(Integer seconds) {
      return Math.floorDiv(seconds, 60);
    }

    @Override
    protected Integer secondsFromMinutes(Integer minutes) {
      return Math.multiplyExact(minutes, 60);
    }

    @Override
    protected Boolean zipForV1(String zip) {
      return zip.equals("yes");
    }

    @Override
    protected String zipForV1alpha1(Boolean zip) {
      return zip ? "yes" : "no";
    }
  }
}

// v1alpha1: {"seconds": 120, "zip": "yes"}
// v1: {"minutes": 2, "zip": true}
