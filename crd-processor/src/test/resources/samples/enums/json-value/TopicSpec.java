package com.example.topics;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.Example;
import io.github.crd4j.annotations.Validation;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
@Validation(rule = "!has(self.compression) || self.compression != 'z-std' || self.size == 10")
record TopicSpec(
    @Default("z-std") @Example("plain") Compression compression,
    List<Compression> list,
    Map<String, Compression> map,
    @Default("10") Size size,
    Cleanup cleanup,
    Mode mode,
    Ratio ratio,
    Toggle toggle,
    Once once,
    Level level,
    Coding coding,
    Looked looked,
    @EnumValues({"eu", "us"}) Listed listed) {}

enum Compression {
  PLAIN,
  Z_STD;

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @JsonCreator
  static Compression of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}

enum Size {
  LARGE(10),
  SMALL(2);

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue final int value;

  Size(int value) {
    this.value = value;
  }
}

enum Cleanup {
  DELETE {
    @Override
    String text() {
      return "delete";
    }
  },
  COMPACT {
    @Override
    String text() {
      return "compact:" + DELETE.text();
    }
  };

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  abstract String text();
}

enum Mode {
  FAST,
  SLOW;

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  @Override
  public String toString() {
    return switch (this) {
      case FAST -> "f";
      case SLOW -> "s";
    };
  }
}

enum Ratio {
  HALF(1, 2),
  FULL(1);

  private final double value;

  Ratio(int of) {
    this(of, 1);
  }

  Ratio(int of, double parts) {
    value = of / parts;
  }

  // WARNING [JacksonCannotRead] @JsonValue
  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  double value() {
    return this.value;
  }
}

enum Toggle {
  ON,
  OFF;

  // WARNING [JacksonCannotRead] @JsonValue
  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  boolean isOn() {
    return this == ON;
  }
}

/** Null is never stored, and what two constants share is listed once. */
enum Once {
  A("same"),
  B("same"),
  C(null);

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue final String value;

  Once(String value) {
    this.value = value;
  }
}

/** Its values have no one type in Java. */
enum Level {
  LOW,
  HIGH;

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  Object text() {
    return "level-" + ordinal();
  }
}

interface Coded {
  String name();

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue
  default String code() {
    return "c" + name();
  }
}

enum Coding implements Coded {
  UTF8,
  LATIN1
}

enum Looked {
  HERE,
  THERE;

  // WARNING [JsonUndecidable] javac: @JsonValue
  // | it calls 'System.getProperty'
  // WARNING [JsonUndecidable] ecj: @JsonValue
  // | this compiler does not show code
  @JsonValue
  String value() {
    return System.getProperty(name());
  }
}

/** The list at its member says what it is. */
enum Listed {
  EU,
  US;

  @JsonValue
  String value() {
    return System.getProperty(name());
  }
}
