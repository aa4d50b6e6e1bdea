package com.example.topics;

import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxProperties;
import io.github.crd4j.annotations.SchemaPatch;
import io.github.crd4j.annotations.Validation;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** What the types of keys say is said by rules. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public EnumMap<Mode, Integer> byMode;
  public Map<Code, Map<Boolean, String>> byCode;
  public SortedMap<Long, String> byNumber;
  public Map<BigDecimal, String> byPrice;

  /** Rules of the user's stay. */
  @MaxProperties(2)
  @Validation(rule = "!('fast' in self) || 'slow' in self", message = "fast needs slow")
  public Map<Mode, String> both;

  // WARNING [MapKeysUnchecked] inList
  public List<Map<Mode, String>> inList;

  /** Nothing is known of these. */
  public Map<Written, String> byKey;

  public Map<String, String> byText;

  /** The way out. */
  @SchemaPatch("{\"maxProperties\": null}")
  public Map<Mode, String> patched;

  @MaxItems(100)
  public List<@MaxProperties(10) Map<Integer, String>> boundedNumbers;

  // WARNING [MapKeysUnchecked] numbers
  // | maxItems on 'numbers'
  public List<Map<Integer, String>> numbers;
}

enum Mode {
  @JsonProperty("fast")
  FAST,
  @JsonProperty("it's slow")
  SLOW
}

enum Code {
  A,
  B
}

enum Written {
  X;

  @JsonKey
  public String key() {
    return name() + hashCode();
  }
}
