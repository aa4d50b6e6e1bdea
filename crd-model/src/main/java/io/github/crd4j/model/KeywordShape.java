package io.github.crd4j.model;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How the value of a keyword stands in JSON. */
abstract class KeywordShape<T> {

  static final KeywordShape<String> STRING =
      new KeywordShape<>() {
        @Override
        @Nullable String read(JsonValue json, Decoding at) {
          return at.string(json);
        }

        @Override
        JsonValue write(String value) {
          return new JsonString(value);
        }

        @Override
        boolean isAbsent(String value) {
          return value.isEmpty();
        }
      };

  /** A string of which the empty one differs from absent: the API server holds a pointer. */
  static final KeywordShape<String> OPTIONAL_STRING =
      new KeywordShape<>() {
        @Override
        @Nullable String read(JsonValue json, Decoding at) {
          return at.string(json);
        }

        @Override
        JsonValue write(String value) {
          return new JsonString(value);
        }
      };

  static final KeywordShape<Boolean> BOOLEAN = new BooleanShape(false);

  /** A boolean of which {@code false} means the same as absent. */
  static final KeywordShape<Boolean> FLAG = new BooleanShape(true);

  static final KeywordShape<Long> INTEGER =
      new KeywordShape<>() {
        @Override
        @Nullable Long read(JsonValue json, Decoding at) {
          return at.integer(json);
        }

        @Override
        JsonValue write(Long value) {
          return JsonNumber.of(value);
        }
      };

  static final KeywordShape<JsonNumber> NUMBER =
      new KeywordShape<>() {
        @Override
        @Nullable JsonNumber read(JsonValue json, Decoding at) {
          return at.number(json);
        }

        @Override
        JsonValue write(JsonNumber value) {
          return value;
        }
      };

  static final KeywordShape<JsonValue> JSON =
      new KeywordShape<>() {
        @Override
        @Nullable JsonValue read(JsonValue json, Decoding at) {
          // Go decodes JSON null into "not given" here.
          return json == JsonNull.NULL ? null : json;
        }

        @Override
        JsonValue write(JsonValue value) {
          return value;
        }
      };

  static final KeywordShape<JsonArray> JSON_LIST =
      new KeywordShape<>() {
        @Override
        @Nullable JsonArray read(JsonValue json, Decoding at) {
          return at.array(json);
        }

        @Override
        JsonValue write(JsonArray value) {
          return value;
        }

        @Override
        boolean isAbsent(JsonArray value) {
          return value.items().isEmpty();
        }
      };

  static final KeywordShape<List<String>> STRING_LIST =
      new ListShape<>() {
        @Override
        JsonValue zero() {
          return new JsonString("");
        }

        @Override
        @Nullable String readItem(JsonValue json, Decoding at) {
          return at.string(json);
        }

        @Override
        JsonValue writeItem(String item) {
          return new JsonString(item);
        }
      };

  static final KeywordShape<Schema> SCHEMA =
      new KeywordShape<>() {
        @Override
        @Nullable Schema read(JsonValue json, Decoding at) {
          return SchemaJson.read(json, at);
        }

        @Override
        JsonValue write(Schema value) {
          return value.toJson();
        }
      };

  static final KeywordShape<List<Schema>> SCHEMA_LIST =
      new ListShape<>() {
        @Override
        @Nullable Schema readItem(JsonValue json, Decoding at) {
          return SchemaJson.read(json, at);
        }

        @Override
        JsonValue writeItem(Schema item) {
          return item.toJson();
        }
      };

  static final KeywordShape<Map<String, Schema>> SCHEMA_MAP =
      new KeywordShape<>() {
        @Override
        @Nullable Map<String, Schema> read(JsonValue json, Decoding at) {
          JsonObject object = at.object(json);
          if (object == null) {
            return null;
          }
          Map<String, Schema> schemas = new TreeMap<>();
          object
              .members()
              .forEach(
                  (name, member) -> {
                    // Go's decoder makes a schema without keywords of null.
                    JsonValue given = member == JsonNull.NULL ? JsonObject.EMPTY : member;
                    Schema schema = SchemaJson.read(given, at.key(name));
                    if (schema != null) {
                      schemas.put(name, schema);
                    }
                  });
          return schemas;
        }

        @Override
        JsonValue write(Map<String, Schema> value) {
          Map<String, JsonValue> members = new LinkedHashMap<>();
          for (Map.Entry<String, Schema> member : value.entrySet()) {
            members.put(member.getKey(), member.getValue().toJson());
          }
          return new JsonObject(members);
        }

        @Override
        boolean isAbsent(Map<String, Schema> value) {
          return value.isEmpty();
        }

        @Override
        Map<String, Schema> frozen(Map<String, Schema> value) {
          return Collections.unmodifiableMap(new TreeMap<>(value));
        }
      };

  static final KeywordShape<SchemaOrBool> SCHEMA_OR_BOOL =
      new KeywordShape<>() {
        @Override
        @Nullable SchemaOrBool read(JsonValue json, Decoding at) {
          if (json instanceof JsonBoolean bool) {
            return new SchemaOrBool(bool.value(), null);
          }
          Schema schema = SchemaJson.read(json, at);
          return schema == null ? null : SchemaOrBool.of(schema);
        }

        @Override
        JsonValue write(SchemaOrBool value) {
          Schema schema = value.schema();
          return schema == null ? new JsonBoolean(value.allows()) : schema.toJson();
        }
      };

  static final KeywordShape<SchemaOrList> SCHEMA_OR_LIST =
      new KeywordShape<>() {
        @Override
        @Nullable SchemaOrList read(JsonValue json, Decoding at) {
          if (json instanceof JsonArray) {
            List<Schema> list = SCHEMA_LIST.read(json, at);
            return list == null ? null : new SchemaOrList(null, list);
          }
          if (!(json instanceof JsonObject)) {
            // Go's decoder takes anything else and makes nothing of it.
            return null;
          }
          Schema schema = SchemaJson.read(json, at);
          return schema == null ? null : SchemaOrList.of(schema);
        }

        @Override
        boolean isAbsent(SchemaOrList value) {
          return value.schema() == null && value.list().isEmpty();
        }

        @Override
        JsonValue write(SchemaOrList value) {
          Schema schema = value.schema();
          return schema == null ? SCHEMA_LIST.write(value.list()) : schema.toJson();
        }
      };

  static final KeywordShape<List<ValidationRule>> VALIDATION_RULES =
      new ListShape<>() {
        @Override
        @Nullable ValidationRule readItem(JsonValue json, Decoding at) {
          return ValidationRuleCodec.read(json, at);
        }

        @Override
        JsonValue writeItem(ValidationRule item) {
          return ValidationRuleCodec.write(item);
        }
      };

  static final KeywordShape<ExternalDocs> EXTERNAL_DOCS =
      new KeywordShape<>() {
        @Override
        @Nullable ExternalDocs read(JsonValue json, Decoding at) {
          Fields fields = at.fields(json);
          return fields == null
              ? null
              : fields.finish(new ExternalDocs(fields.string("url"), fields.string("description")));
        }

        @Override
        JsonValue write(ExternalDocs value) {
          return new FieldsWriter()
              .string("description", value.description())
              .string("url", value.url())
              .toJson();
        }
      };

  /** The value that {@code json} holds, or null after reporting why it holds none. */
  abstract @Nullable T read(JsonValue json, Decoding at);

  abstract JsonValue write(T value);

  /** Whether the API server's own encoding leaves {@code value} out. */
  boolean isAbsent(T value) {
    return false;
  }

  /** {@code value} as an unmodifiable copy. */
  T frozen(T value) {
    return value;
  }

  private static final class BooleanShape extends KeywordShape<Boolean> {
    private final boolean falseIsAbsent;

    BooleanShape(boolean falseIsAbsent) {
      this.falseIsAbsent = falseIsAbsent;
    }

    @Override
    @Nullable Boolean read(JsonValue json, Decoding at) {
      return at.bool(json);
    }

    @Override
    JsonValue write(Boolean value) {
      return new JsonBoolean(value);
    }

    @Override
    boolean isAbsent(Boolean value) {
      return falseIsAbsent && !value;
    }
  }

  private abstract static class ListShape<E> extends KeywordShape<List<E>> {

    /** What Go's decoder makes a null item of. */
    JsonValue zero() {
      return JsonObject.EMPTY;
    }

    abstract @Nullable E readItem(JsonValue json, Decoding at);

    abstract JsonValue writeItem(E item);

    @Override
    @Nullable List<E> read(JsonValue json, Decoding at) {
      return at.list(json, zero(), this::readItem);
    }

    @Override
    JsonValue write(List<E> value) {
      return new JsonArray(value.stream().map(this::writeItem).toList());
    }

    @Override
    boolean isAbsent(List<E> value) {
      return value.isEmpty();
    }

    @Override
    List<E> frozen(List<E> value) {
      return List.copyOf(value);
    }
  }
}
