package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Map<String, Integer> map,
    SortedMap<String, List<String>> sortedMap,
    EnumMap<Mode, Port> enumMap,
    Map<Integer, String> numbered,
    Properties properties,
    Labels labels,
    Map<String, Map<String, Long>> nested,
    Map<String, Object> open,
    @SuppressWarnings("rawtypes") Map raw,
    Map<String, ?> wildcard) {}

class Labels extends TreeMap<String, String> {
  private static final long serialVersionUID = 1L;
}

record Port(Integer number) {}

enum Mode {
  ZETA,
  ALPHA
}
