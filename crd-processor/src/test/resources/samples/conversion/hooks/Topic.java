package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

/** Types of all kinds, converted by code. */
@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
public class Topic {
  public TopicSpec spec;

  public static class TopicSpec {
    public boolean compressed;

    @ConvertedFrom(version = "v1alpha1", path = "spec.limit", fallback = "0")
    public Limit bound;

    @ListType(value = ListType.Kind.MAP, keys = "name")
    public List<Port> ports;

    @ConvertedFrom(version = "v1alpha1", hook = true)
    public List<String> tags;
  }

  public static class Limit {
    public Integer bytes;
  }

  public static class Port {
    @Required public String name;

    @ConvertedFrom(version = "v1alpha1", path = ".tls")
    public Security security;
  }

  public enum Security {
    PLAIN,
    TLS
  }

  /** Completes what is generated. */
  public static class Completed extends TopicV1alpha1Conversion {
    public Completed() {}

    @Override
    protected Boolean compressedForV1(String compressed) {
      return compressed.equals("yes");
    }

    @Override
    protected String compressedForV1alpha1(Boolean compressed) {
      return compressed ? "yes" : "no";
    }

    @Override
    protected Limit boundFromLimit(Integer limit) {
      Limit bound = new Limit();
      bound.bytes = limit;
      return bound;
    }

    @Override
    protected Integer limitFromBound(Limit bound) {
      return bound.bytes;
    }

    @Override
    protected Security securityFromTls(Boolean tls) {
      return tls ? Security.TLS : Security.PLAIN;
    }

    @Override
    protected Boolean tlsFromSecurity(Security security) {
      return security == Security.TLS;
    }

    @Override
    protected List<String> tagsForV1(List<String> tags) {
      return tags;
    }

    @Override
    protected List<String> tagsForV1alpha1(List<String> tags) {
      return tags;
    }
  }
}
