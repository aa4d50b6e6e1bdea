package evaluated;

/** Values that constructors put into fields. */
class Fields {
  enum Text {
    A("a"),
    B("b");
    final String value;

    Text(String value) {
      this.value = value;
    }
  }

  enum Other {
    A("x"),
    B("yy");
    final String value;

    Other(String text) {
      value = text.toUpperCase() + "-" + text.length();
    }
  }

  enum Overloaded {
    A,
    B("b"),
    C(3),
    D('d'),
    E("e", 2L);
    final String value;

    Overloaded() {
      this("none");
    }

    Overloaded(String value) {
      this(value, 1);
    }

    Overloaded(int number) {
      this("number", number);
    }

    Overloaded(char letter) {
      this(String.valueOf(letter));
    }

    Overloaded(String value, long count) {
      this.value = value + count;
    }
  }

  enum Whole {
    A(1),
    B(-2),
    C('c'),
    D(Whole.BASE << 3 | 1),
    E(Integer.MAX_VALUE),
    F((byte) 300);
    static final int BASE = 5;
    final int value;

    Whole(int value) {
      this.value = value;
    }
  }

  enum Wide {
    A(1),
    B(0xffff_ffffL),
    C(1L << 40);
    final long value;

    Wide(long value) {
      this.value = value;
    }
  }

  enum Real {
    A(1),
    B(2.5),
    C(1 / 3.0),
    D(7 / 2);
    final double value;

    Real(double value) {
      this.value = value;
    }
  }

  enum Small {
    A(1.5f),
    B(3);
    final float value;

    Small(float value) {
      this.value = value;
    }
  }

  enum Flag {
    ON(true),
    OFF(!true);
    final boolean value;

    Flag(boolean value) {
      this.value = value;
    }
  }

  enum Letter {
    A('a'),
    B((char) ('a' + 1)),
    C('\'');
    final char value;

    Letter(char value) {
      this.value = value;
    }
  }

  enum Boxed {
    A(1),
    B(null);
    final Integer value;

    Boxed(Integer value) {
      this.value = value;
    }
  }

  enum Nulls {
    A(null),
    B("b");
    final String value;

    Nulls(String value) {
      this.value = value;
    }
  }

  enum Unset {
    A;
    int value;
  }

  enum Initialised {
    A,
    B;
    final String value = "pre-" + name().toLowerCase();
  }

  enum Block {
    A,
    B;
    final String value;

    {
      value = ordinal() == 0 ? "first" : "later";
    }
  }

  enum Rest {
    A("a"),
    B("b", "c", "d");
    final String value;

    Rest(String value, String... others) {
      this.value = value + others.length + (others.length > 0 ? others[0] : "");
    }
  }

  enum Shared {
    A(Names.FIRST),
    B(Names.SECOND + Names.Inner.THIRD);
    final String value;

    Shared(String value) {
      this.value = value;
    }
  }

  static class Names {
    static final String FIRST = "one";
    static final String SECOND = FIRST + "/two";

    static class Inner {
      static final String THIRD = ("x" + 1).repeat(2);
    }
  }

  enum Beside {
    A("a", text -> text + "!", String.class),
    B("b", String::trim, int[].class);
    static final java.util.Map<String, Beside> BY_VALUE = new java.util.HashMap<>();

    static {
      for (Beside each : values()) {
        BY_VALUE.put(each.value, each);
      }
    }

    final String value;
    final java.util.function.UnaryOperator<String> change;
    final Class<?> type;

    Beside(String value, java.util.function.UnaryOperator<String> change, Class<?> type) {
      this.value = java.util.Objects.requireNonNull(value, "value");
      this.change = change;
      this.type = type;
    }
  }

  enum Unit {
    KIB("Ki", 10),
    MIB("Mi", 20);
    final String symbol;
    final int bits;

    Unit(String symbol, int bits) {
      this.symbol = symbol;
      this.bits = bits;
    }
  }

  enum ByOther {
    A(Unit.KIB, 2),
    B(Unit.MIB, 3);
    final String value;

    ByOther(Unit unit, int count) {
      value = (count << unit.bits) + unit.symbol + unit;
    }
  }

  enum Earlier {
    A(null),
    B(A);
    final String value;

    Earlier(Earlier before) {
      value = before == null ? "start" : "after " + before.name();
    }
  }
}
