package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
public class TopicV1Alpha1 {
  public OldTopicSpec spec;

  public static class OldTopicSpec {
    public String compressed;
    public Integer limit;

    @ListType(value = ListType.Kind.MAP, keys = "name")
    public List<OldPort> ports;

    public List<String> tags;
  }

  public static class OldPort {
    @Required public String name;
    public boolean tls;
  }
}
