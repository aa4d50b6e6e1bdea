package io.github.crd4j.plan;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what one schema takes and another one refuses, keyword by keyword. */
final class Strictness {

  /**
   * One keyword by which a schema is stricter than another.
   *
   * @param keyword the keyword
   * @param text what differs, such as {@code minimum is 1, not 0}
   */
  record Gap(Keyword<?> keyword, String text) {}

  private static final List<Keyword<Long>> LOWEST =
      List.of(Keyword.MIN_LENGTH, Keyword.MIN_ITEMS, Keyword.MIN_PROPERTIES);
  private static final List<Keyword<Long>> HIGHEST =
      List.of(Keyword.MAX_LENGTH, Keyword.MAX_ITEMS, Keyword.MAX_PROPERTIES);

  private Strictness() {}

  /** By what {@code strict} refuses values that {@code loose} takes, of this node alone. */
  static List<Gap> gaps(Schema strict, Schema loose) {
    List<Gap> gaps = new ArrayList<>();
    enums(strict, loose, gaps);
    bound(Keyword.MINIMUM, Keyword.EXCLUSIVE_MINIMUM, 1, strict, loose, gaps);
    bound(Keyword.MAXIMUM, Keyword.EXCLUSIVE_MAXIMUM, -1, strict, loose, gaps);
    LOWEST.forEach(keyword -> count(keyword, 1, strict, loose, gaps));
    HIGHEST.forEach(keyword -> count(keyword, -1, strict, loose, gaps));
    same(Keyword.PATTERN, strict, loose, gaps);
    same(Keyword.MULTIPLE_OF, strict, loose, gaps);
    same(Keyword.FORMAT, strict, loose, gaps);
    if (loose.isNullable() && !strict.isNullable()) {
      gaps.add(new Gap(Keyword.NULLABLE, "null is not taken"));
    }
    listType(strict, loose, gaps);
    return gaps;
  }

  private static void enums(Schema strict, Schema loose, List<Gap> gaps) {
    if (strict.enumValues().isEmpty()) {
      return;
    }
    if (loose.enumValues().isEmpty()) {
      gaps.add(new Gap(Keyword.ENUM, "only " + texts(strict.enumValues()) + " are taken"));
      return;
    }
    List<JsonValue> more = extra(loose, strict);
    if (!more.isEmpty()) {
      gaps.add(new Gap(Keyword.ENUM, texts(more) + " not taken"));
    }
  }

  /** Values of the enum of {@code one} that the enum of {@code other} does not have. */
  static List<JsonValue> extra(Schema one, Schema other) {
    Set<JsonValue> known = new HashSet<>(other.enumValues());
    return one.enumValues().stream().filter(value -> !known.contains(value)).toList();
  }

  static String texts(List<JsonValue> values) {
    List<String> texts = new ArrayList<>();
    values.forEach(value -> texts.add(value.toString()));
    return String.join(", ", texts);
  }

  private static void bound(
      Keyword<JsonNumber> keyword,
      Keyword<Boolean> exclusive,
      int direction,
      Schema strict,
      Schema loose,
      List<Gap> gaps) {
    JsonNumber here = strict.get(keyword);
    JsonNumber there = loose.get(keyword);
    if (here == null) {
      return;
    }
    int order = there == null ? 1 : direction * value(here).compareTo(value(there));
    boolean closes = strict.has(exclusive) && !loose.has(exclusive);
    if (order > 0 || (order == 0 && closes)) {
      gaps.add(new Gap(keyword, keyword + " is " + here + ", not " + orNone(there)));
    }
  }

  private static BigDecimal value(JsonNumber number) {
    return number.value();
  }

  private static void count(
      Keyword<Long> keyword, int direction, Schema strict, Schema loose, List<Gap> gaps) {
    Long here = strict.get(keyword);
    Long there = loose.get(keyword);
    if (here != null && (there == null || direction * here.compareTo(there) > 0)) {
      gaps.add(new Gap(keyword, keyword + " is " + here + ", not " + orNone(there)));
    }
  }

  private static <T> void same(Keyword<T> keyword, Schema strict, Schema loose, List<Gap> gaps) {
    T here = strict.get(keyword);
    T there = loose.get(keyword);
    boolean wider = "int64".equals(here) && ("int32".equals(there) || there == null);
    if (here != null && !here.equals(there) && !wider) {
      gaps.add(new Gap(keyword, keyword + " is " + here + ", not " + orNone(there)));
    }
  }

  private static void listType(Schema strict, Schema loose, List<Gap> gaps) {
    String here = strict.get(Keyword.LIST_TYPE);
    if (here == null || here.equals("atomic")) {
      return;
    }
    boolean same =
        here.equals(loose.get(Keyword.LIST_TYPE))
            && Set.copyOf(strict.listMapKeys()).equals(Set.copyOf(loose.listMapKeys()));
    if (!same) {
      gaps.add(
          new Gap(
              Keyword.LIST_TYPE,
              here.equals("set")
                  ? "an item cannot be there twice"
                  : "two items cannot have the same "
                      + String.join(" and ", strict.listMapKeys())));
    }
  }

  private static String orNone(@Nullable Object value) {
    return value == null ? "given" : value.toString();
  }
}
