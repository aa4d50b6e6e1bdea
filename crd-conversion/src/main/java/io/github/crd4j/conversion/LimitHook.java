package io.github.crd4j.conversion;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Shows values as they are as far as a limit admits them, and else a fallback.
 *
 * @param fallback null shows nothing
 */
record LimitHook(Limit limit, @Nullable JsonNode fallback) implements ConvertMapping.Hook {

  @Override
  public @Nullable JsonNode apply(JsonNode value) {
    return limit.admits(value) ? value : fallback == null ? null : fallback.deepCopy();
  }

  @Override
  public boolean accepts(JsonNode value) {
    return true;
  }
}
