package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.IntOrString;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Default("postgres") String engine,
    @Default("\"quoted\"") String quoted,
    @Default("\"\"") String empty,
    @Default("8080") String digits,
    @Default("true") String yes,
    @Default("3") Integer size,
    @Default("-0.50") Double ratio,
    @Default("false") Boolean enabled,
    @Default("[\"eu-1\", \"eu-2\"]") List<String> zones,
    @Default("{\"b\": 1, \"a\": 2}") Map<String, Integer> weights,
    @Default("COMPACT") Cleanup cleanup,
    @IntOrString @Default("8080") Object port,
    @IntOrString @Default("http") Object portName,
    @IntOrString @Default("25%") Object surge,
    @Default("{}") Backup backup,
    @Default("9007199254740993") Long big) {}

enum Cleanup {
  DELETE,
  COMPACT
}

record Backup(@Default("true") Boolean enabled) {}
