package io.github.crd4j.cel.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A sequence of bytes. */
public final class BytesValue implements Value {

  private final byte[] bytes;

  public BytesValue(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  public static BytesValue utf8(String text) {
    return new BytesValue(text.getBytes(StandardCharsets.UTF_8));
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  public int size() {
    return bytes.length;
  }

  @Override
  public String typeName() {
    return "bytes";
  }

  @Override
  public boolean equalTo(Value other) {
    return equals(other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BytesValue value && Arrays.equals(bytes, value.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return Arrays.toString(bytes);
  }
}
