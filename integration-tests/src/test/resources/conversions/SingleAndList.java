package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class SingleAndList {

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
    @ConvertedFrom(version = "v1alpha1", path = "spec.host") public List<String> hosts;
    @ConvertedFrom(version = "v1alpha1", path = "spec.mails") public String mail;
  }

  public static class OldSpec {
    public String host;
    public List<String> mails;
  }

}

// v1alpha1: {"host": "a", "mails": ["b"]}
// v1: {"hosts": ["a"], "mail": "b"}
