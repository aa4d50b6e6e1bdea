package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Functions of texts. Positions are code points.
 *
 * <p>Transliterated from {@code github.com/google/cel-go/ext/strings.go}.
 */
final class StringFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("contains_string", a -> BoolValue.of(text(a, 0).contains(text(a, 1)))),
          Map.entry("starts_with_string", a -> BoolValue.of(text(a, 0).startsWith(text(a, 1)))),
          Map.entry("ends_with_string", a -> BoolValue.of(text(a, 0).endsWith(text(a, 1)))),
          Map.entry("string_char_at_int", a -> charAt(text(a, 0), Args.integer(a[1]))),
          Map.entry("string_index_of_string", a -> indexOf(text(a, 0), text(a, 1), 0)),
          Map.entry(
              "string_index_of_string_int",
              a -> indexOf(text(a, 0), text(a, 1), Args.integer(a[2]))),
          Map.entry("string_last_index_of_string", a -> lastIndexOf(text(a, 0), text(a, 1))),
          Map.entry(
              "string_last_index_of_string_int",
              a -> lastIndexOf(text(a, 0), text(a, 1), Args.integer(a[2]))),
          Map.entry("list_join", a -> join(Args.list(a[0]), "")),
          Map.entry("list_join_string", a -> join(Args.list(a[0]), text(a, 1))),
          Map.entry("string_lower_ascii", a -> mapAscii(text(a, 0), Character::toLowerCase)),
          Map.entry("string_upper_ascii", a -> mapAscii(text(a, 0), Character::toUpperCase)),
          Map.entry(
              "string_replace_string_string", a -> replace(text(a, 0), text(a, 1), text(a, 2), -1)),
          Map.entry(
              "string_replace_string_string_int",
              a -> replace(text(a, 0), text(a, 1), text(a, 2), Args.integer(a[3]))),
          Map.entry("string_split_string", a -> split(text(a, 0), text(a, 1), -1)),
          Map.entry(
              "string_split_string_int", a -> split(text(a, 0), text(a, 1), Args.integer(a[2]))),
          Map.entry("string_substring_int", a -> substring(text(a, 0), Args.integer(a[1]))),
          Map.entry(
              "string_substring_int_int",
              a -> substring(text(a, 0), Args.integer(a[1]), Args.integer(a[2]))),
          Map.entry("string_trim", a -> new StringValue(trim(text(a, 0)))),
          Map.entry("strings_quote", a -> new StringValue(quote(text(a, 0)))),
          Map.entry("string_format", a -> FormatCall.format(text(a, 0), Args.list(a[1]))));

  private StringFunctions() {}

  private static String text(Value[] arguments, int index) {
    return Args.string(arguments[index]);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static EvalError outOfRange(long index) {
    return new EvalError("index out of range: " + index);
  }

  private static Value charAt(String text, long index) {
    int length = length(text);
    if (index < 0 || index > length) {
      throw outOfRange(index);
    }
    return index == length
        ? new StringValue("")
        : new StringValue(
            Character.toString(text.codePointAt(text.offsetByCodePoints(0, (int) index))));
  }

  private static Value indexOf(String text, String part, long from) {
    if (from < 0) {
      throw outOfRange(from);
    }
    int length = length(text);
    if (part.isEmpty()) {
      return new IntValue(Math.min(from, length));
    }
    if (from >= length) {
      return new IntValue(-1);
    }
    int found = text.indexOf(part, text.offsetByCodePoints(0, (int) from));
    return new IntValue(found < 0 ? -1 : text.codePointCount(0, found));
  }

  private static Value lastIndexOf(String text, String part) {
    int length = length(text);
    if (part.isEmpty()) {
      return new IntValue(length);
    }
    return text.length() < part.length() ? new IntValue(-1) : lastIndexOf(text, part, length - 1L);
  }

  private static Value lastIndexOf(String text, String part, long from) {
    if (from < 0) {
      throw outOfRange(from);
    }
    int length = length(text);
    if (part.isEmpty()) {
      return new IntValue(Math.min(from, length));
    }
    if (from >= length) {
      return new IntValue(-1);
    }
    int found = text.lastIndexOf(part, text.offsetByCodePoints(0, (int) from));
    return new IntValue(found < 0 ? -1 : text.codePointCount(0, found));
  }

  private static Value join(ListValue list, String separator) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < list.size(); i++) {
      Value item = list.items().get(i).present();
      if (!(item instanceof StringValue string)) {
        throw new EvalError("join: invalid input: " + Texts.plain(item));
      }
      out.append(i == 0 ? "" : separator).append(string.value());
    }
    return new StringValue(out.toString());
  }

  private static Value mapAscii(String text, IntUnaryOperator operator) {
    StringBuilder out = new StringBuilder(text.length());
    text.chars().forEach(c -> out.append((char) (c < 128 ? operator.applyAsInt(c) : c)));
    return new StringValue(out.toString());
  }

  private static Value replace(String text, String old, String replacement, long limit) {
    StringBuilder out = new StringBuilder();
    int start = 0;
    long count = 0;
    while (limit < 0 || count < limit) {
      int found = old.isEmpty() ? emptyMatch(text, start, count) : text.indexOf(old, start);
      if (found < 0) {
        break;
      }
      out.append(text, start, found).append(replacement);
      start = found + old.length();
      count++;
    }
    return new StringValue(out.append(text, start, text.length()).toString());
  }

  /** Where an empty text is found next: before each code point and at the end. */
  private static int emptyMatch(String text, int start, long count) {
    if (count == 0) {
      return 0;
    }
    return start >= text.length() ? -1 : text.offsetByCodePoints(start, 1);
  }

  private static Value split(String text, String separator, long limit) {
    List<Value> parts = new ArrayList<>();
    if (limit == 0) {
      return ListValue.EMPTY;
    }
    int start = 0;
    while (limit < 0 || parts.size() < limit - 1) {
      int end;
      if (separator.isEmpty()) {
        end = start >= text.length() ? -1 : text.offsetByCodePoints(start, 1);
        end = end == text.length() ? -1 : end;
      } else {
        end = text.indexOf(separator, start);
      }
      if (end < 0) {
        break;
      }
      parts.add(new StringValue(text.substring(start, end)));
      start = end + separator.length();
    }
    if (!(separator.isEmpty() && text.isEmpty())) {
      parts.add(new StringValue(text.substring(start)));
    }
    return new ListValue(parts);
  }

  private static Value substring(String text, long start) {
    if (start < 0 || start > length(text)) {
      throw outOfRange(start);
    }
    return new StringValue(text.substring(text.offsetByCodePoints(0, (int) start)));
  }

  private static Value substring(String text, long start, long end) {
    int length = length(text);
    if (start > end) {
      throw new EvalError("invalid substring range. start: " + start + ", end: " + end);
    }
    if (start < 0 || start > length) {
      throw outOfRange(start);
    }
    if (end < 0 || end > length) {
      throw outOfRange(end);
    }
    return new StringValue(
        text.substring(
            text.offsetByCodePoints(0, (int) start), text.offsetByCodePoints(0, (int) end)));
  }

  private static String trim(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isSpace(text.charAt(start))) {
      start++;
    }
    while (end > start && isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /** Unicode's White_Space, which is neither what Java strips nor what it trims. */
  private static boolean isSpace(char c) {
    return (c >= '\t' && c <= '\r')
        || c == ' '
        || c == 0x85
        || c == 0xa0
        || c == 0x1680
        || (c >= 0x2000 && c <= 0x200a)
        || c == 0x2028
        || c == 0x2029
        || c == 0x202f
        || c == 0x205f
        || c == 0x3000;
  }

  private static String quote(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            c -> {
              int escape = "\u0007\b\f\n\r\t\u000b\\\"".indexOf(c);
              if (escape >= 0) {
                out.append('\\').append("abfnrtv\\\"".charAt(escape));
              } else {
                out.appendCodePoint(c);
              }
            });
    return out.append('"').toString();
  }
}
