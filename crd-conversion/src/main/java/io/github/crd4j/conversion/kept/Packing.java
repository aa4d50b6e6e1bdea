package io.github.crd4j.conversion.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Many kept values in one annotation: a JSON array, gzip, base64. */
final class Packing {
  /** More than any object that the API server stores; what inflates further is not ours. */
  private static final int LIMIT = 16 << 20;

  private Packing() {}

  static String pack(List<KeptValue> values) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode(values.size());
    values.forEach(value -> json.add(value.json()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(CanonicalJson.write(json).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** The values; empty if the text is anything but what {@link #pack} writes. */
  static Optional<List<KeptValue>> unpack(String text) {
    try (GZIPInputStream gzip =
        new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(text)))) {
      byte[] bytes = gzip.readNBytes(LIMIT + 1);
      if (bytes.length > LIMIT) {
        return Optional.empty();
      }
      return values(CanonicalJson.read(new String(bytes, StandardCharsets.UTF_8)));
    } catch (IOException | IllegalArgumentException | JacksonException e) {
      return Optional.empty();
    }
  }

  private static Optional<List<KeptValue>> values(JsonNode json) {
    List<KeptValue> values = new ArrayList<>();
    for (JsonNode element : json) {
      Optional<KeptValue> value = KeptValue.read(element);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return json.isArray() ? Optional.of(values) : Optional.empty();
  }
}
