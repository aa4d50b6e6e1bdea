package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class StatusFields {

  @CustomResource(group = "example.com", version = "v1", kind = "Thing", otherVersions = Old.class)
  @ConversionWebhook(service = "things", namespace = "things")
  public static class Thing {
    public Spec spec;
    public Status status;
  }

  @CustomResource(group = "example.com", version = "v1alpha1", kind = "Thing", storage = false)
  public static class Old {
    public OldSpec spec;
    public OldStatus status;
  }

  public static class Spec {
    public String name;
  }

  public static class Status {
    public String phase;

    @SuppressWarnings("crd:KeptStatus")
    public Integer partitions;

    @ListType(value = ListType.Kind.MAP, keys = "type")
    public List<Condition> conditions;
  }

  public static class Condition {
    @Required public String type;
    @Required public String status;

    @SuppressWarnings("crd:KeptStatus")
    public String reason;
  }

  public static class OldSpec {
    public String name;
  }

  public static class OldStatus {
    public String phase;

    @ListType(value = ListType.Kind.MAP, keys = "type")
    public List<OldCondition> conditions;
  }

  public static class OldCondition {
    @Required public String type;
    @Required public String status;
  }
}

// v1alpha1: {"name": "a"}
// v1: {"name": "a"}
