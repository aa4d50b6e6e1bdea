package io.github.crd4j.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Whatever is written means the same to this reader and to one of YAML 1.2. */
class RoundTripTest {

  private static final List<String> FRAGMENTS =
      List.of(
          "a",
          "Z",
          "yes",
          "No",
          "null",
          "~",
          "0",
          "1",
          "0x1F",
          "0o7",
          "1e3",
          "_",
          ".",
          ":",
          " ",
          "#",
          "-",
          "?",
          "\n",
          "\n\n",
          "\t",
          "'",
          "\"",
          "\\",
          "{",
          "]",
          ",",
          "&",
          "*",
          "!",
          "|",
          ">",
          "%",
          "@",
          "`",
          "=",
          "<<",
          "---",
          "...",
          "é",
          "中",
          "\uD83D\uDE00",
          "\u0085",
          "\u00A0",
          "\u2028",
          "\uFEFF",
          "\u0007",
          "\u007F",
          "\r",
          "12:30",
          "2024-01-01",
          ".inf",
          "+",
          "word two",
          "$",
          "/");

  private final Random random = new Random(20_240_601);

  @Test
  void randomTreesAreReadAsTheyWereWritten() throws Exception {
    for (int i = 0; i < 3000; i++) {
      JsonValue tree = tree(4);
      String yaml = YamlWriter.write(tree);
      assertThat(YamlReader.read(yaml)).as(yaml).singleElement().returns(tree, YamlDocument::value);
      assertThat(readAsYaml12(yaml)).as(yaml).isEqualTo(tree);
      assertThat(yaml).endsWith("\n").doesNotContain("\r");
    }
  }

  @Test
  void everyShortStringIsReadAsItWasWritten() throws Exception {
    for (String first : FRAGMENTS) {
      for (String second : FRAGMENTS) {
        JsonString text = new JsonString(first + second);
        JsonObject tree =
            new JsonObject(
                Map.of("value", text, "list", new JsonArray(List.of(text)), first + second, text));
        String yaml = YamlWriter.write(tree);
        assertThat(YamlReader.read(yaml).get(0).value()).as(yaml).isEqualTo(tree);
        assertThat(readAsYaml12(yaml)).as(yaml).isEqualTo(tree);
      }
    }
  }

  @Test
  void keysOfAnyLengthAreReadAsTheyWereWritten() throws Exception {
    JsonValue value = new JsonArray(List.of(JsonNull.NULL, JsonObject.EMPTY));
    for (String key : List.of("k", "\"", "\uFEFF")) {
      for (int length = 150; length < 1040; length++) {
        JsonObject tree = JsonObject.EMPTY.with(key.repeat(length), value);
        String yaml = YamlWriter.write(tree);
        assertThat(YamlReader.read(yaml).get(0).value()).isEqualTo(tree);
        assertThat(readAsYaml12(yaml)).isEqualTo(tree);
      }
    }
  }

  @Test
  void everyCharacterIsWrittenSoThatAllReadersTakeIt() throws Exception {
    List<JsonValue> texts = new ArrayList<>();
    for (int c = 0; c <= 0x10FFFF; c += c < 0x3100 || (c >= 0xD700 && c < 0x10100) ? 1 : 0x1F) {
      if (c < 0xD800 || c > 0xDFFF) {
        texts.add(new JsonString("a" + Character.toString(c) + "b"));
      }
    }
    JsonArray array = new JsonArray(texts);
    String yaml = YamlWriter.write(array);
    assertThat(yaml.codePoints().filter(c -> (c < ' ' && c != '\n') || (c >= 0x7F && c < 0xA0)))
        .isEmpty();
    assertThat(yaml).doesNotContain("\u2028", "\u2029", "\uFEFF", "\uFFFE", "\uFFFF");
    assertThat(YamlReader.read(yaml).get(0).value()).isEqualTo(array);
    assertThat(readAsYaml12(yaml)).isEqualTo(array);
  }

  @Test
  void jsonIsYaml() throws Exception {
    for (int i = 0; i < 1000; i++) {
      JsonValue tree = tree(4);
      assertThat(JsonText.parseJson(tree.toString())).isEqualTo(tree);
    }
    String json = "{\"a\": [1, 2.50, \"x\\u00e9\\n\", {\"b\": null}], \"c\": true}";
    assertThat(YamlReader.read(json).get(0).value()).isEqualTo(JsonText.parseJson(json));
  }

  @Test
  void equalTreesGiveEqualText() {
    JsonObject ab = JsonObject.EMPTY.with("a", JsonNull.NULL).with("b", JsonNull.NULL);
    JsonObject ba = JsonObject.EMPTY.with("b", JsonNull.NULL).with("a", JsonNull.NULL);
    assertThat(YamlWriter.write(ab))
        .isEqualTo(YamlWriter.write(ba))
        .isEqualTo("a: null\nb: null\n");
  }

  private JsonValue tree(int depth) {
    return switch (random.nextInt(depth > 0 ? 8 : 5)) {
      case 0 -> new JsonBoolean(random.nextBoolean());
      case 1 -> JsonNull.NULL;
      case 2 -> number();
      case 3, 4 -> new JsonString(string());
      case 5 -> {
        List<JsonValue> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          items.add(tree(depth - 1));
        }
        yield new JsonArray(items);
      }
      default -> {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          members.put(string(), tree(depth - 1));
        }
        yield new JsonObject(members);
      }
    };
  }

  private JsonNumber number() {
    return switch (random.nextInt(3)) {
      case 0 -> JsonNumber.of(random.nextInt(100) - 50);
      case 1 -> JsonNumber.of(random.nextLong());
      default -> JsonNumber.of(random.nextInt(1000) / 8.0 * Math.pow(10, random.nextInt(60) - 30));
    };
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      out.append(FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
    }
    return out.toString();
  }

  private static JsonValue readAsYaml12(String yaml) {
    LoadSettings settings = LoadSettings.builder().setSchema(new CoreSchema()).build();
    return json(new Load(settings).loadFromString(yaml));
  }

  private static JsonValue json(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      map.forEach((key, member) -> members.put((String) key, json(member)));
      return new JsonObject(members);
    }
    if (value instanceof List<?> list) {
      return new JsonArray(list.stream().map(RoundTripTest::json).toList());
    }
    if (value instanceof String string) {
      return new JsonString(string);
    }
    if (value instanceof Boolean bool) {
      return new JsonBoolean(bool);
    }
    if (value instanceof Double number) {
      return JsonNumber.of(number);
    }
    if (value instanceof Integer || value instanceof Long || value instanceof BigInteger) {
      return new JsonNumber(new BigDecimal(value.toString()));
    }
    assertThat(value).isNull();
    return JsonNull.NULL;
  }
}
