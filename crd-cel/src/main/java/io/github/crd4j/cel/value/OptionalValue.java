package io.github.crd4j.cel.value;

import org.jspecify.annotations.Nullable;

/**
 * A value that may be missing.
 *
 * @param content null if it is
 */
public record OptionalValue(@Nullable Value content) implements Value {

  public static final OptionalValue NONE = new OptionalValue(null);

  public boolean hasValue() {
    return content != null;
  }

  /**
   * The value.
   *
   * @throws EvalError if it is missing
   */
  public Value get() {
    if (content == null) {
      throw new EvalError("optional.none() dereference");
    }
    return content;
  }

  @Override
  public String typeName() {
    return "optional_type";
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof OptionalValue optional)) {
      return false;
    }
    Value mine = content;
    Value theirs = optional.content;
    if (mine == null || theirs == null) {
      return mine == theirs;
    }
    return mine.present().equalTo(theirs);
  }
}
