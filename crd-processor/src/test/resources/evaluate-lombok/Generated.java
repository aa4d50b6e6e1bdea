package evaluated;

/** Enums whose constructors and getters Lombok makes, before it has. */
class Generated {
  @interface AllArgsConstructor {}

  @interface RequiredArgsConstructor {}

  @interface Getter {}

  @AllArgsConstructor
  enum All {
    A("a", 1),
    B("b", 2);
    final String value;
    int rank;
    final String fixed = "x";
  }

  @RequiredArgsConstructor
  @Getter
  enum Required {
    A(3),
    B(4);
    String note = "n";
    private final long count;

    String value() {
      return note + getCount() + fixed(getNote());
    }

    private static String fixed(String note) {
      return "/" + note;
    }
  }

  enum Missing {
    A("a");
    String value;
  }
}
