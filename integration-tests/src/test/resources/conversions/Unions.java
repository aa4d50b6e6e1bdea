package pair;

import com.fasterxml.jackson.annotation.*;
import io.github.crd4j.annotations.*;
import java.util.*;

public class Unions {

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
    public Source source;
  }

  public static class OldSpec {
    public OldSource source;
  }

  @ExactlyOneOf({"git", "http"})
  public static class Source {
    public Git git;
    public Http http;
  }

  public static class Git {
    @ConvertedFrom(version = "v1alpha1", path = ".repo") public String url;
    public String branch;
  }

  public static class Http {
    public String url;
  }

  @ExactlyOneOf({"git", "http"})
  public static class OldSource {
    public OldGit git;
    public Http http;
  }

  public static class OldGit {
    public String repo;
  }
}

// v1alpha1: {"source": {"git": {"repo": "r"}}}
// v1: {"source": {"git": {"url": "r"}}}
