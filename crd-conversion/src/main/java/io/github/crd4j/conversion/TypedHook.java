package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Code that converts values of the user's types. */
final class TypedHook<A, B> implements ConvertMapping.Hook {
  static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private final JavaType type;
  private final Function<? super A, ? extends @Nullable B> code;

  TypedHook(JavaType type, Function<? super A, ? extends @Nullable B> code) {
    this.type = type;
    this.code = code;
  }

  @Override
  public @Nullable JsonNode apply(JsonNode value) {
    A read;
    try {
      read = MAPPER.treeToValue(value, type);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(
          "%s is no %s".formatted(CanonicalJson.write(value), type.getRawClass().getSimpleName()),
          e);
    }
    @Nullable B converted = code.apply(read);
    JsonNode json = converted == null ? null : MAPPER.<JsonNode>valueToTree(converted);
    return json == null || json.isNull() ? null : json;
  }

  @Override
  public boolean accepts(JsonNode value) {
    return JsonTypes.of(type, MAPPER).map(wanted -> wanted == value.getNodeType()).orElse(true);
  }
}
