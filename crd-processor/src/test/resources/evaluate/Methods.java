package evaluated;

import static evaluated.Methods.Texts.SUFFIX;
import static evaluated.Methods.Texts.wrap;

import java.util.Locale;

/** Values that methods work out. */
class Methods {
  enum Name {
    FAST_ONE,
    SLOW_ONE;

    String value() {
      return name();
    }
  }

  enum Lower {
    FAST_ONE,
    TITLE_I;

    String value() {
      return name().toLowerCase().replace('_', '-');
    }
  }

  enum Rooted {
    FAST_ONE,
    SLOW_ONE;

    String value() {
      return this.name().toLowerCase(Locale.ROOT).replace("_", "").toUpperCase(Locale.ENGLISH);
    }
  }

  enum Place {
    A,
    B;

    int value() {
      return ordinal() + 1;
    }
  }

  enum ByArrow {
    A,
    B,
    C;

    String value() {
      return switch (this) {
        case A -> "first";
        case B, C -> {
          String text = name();
          yield text + text;
        }
      };
    }
  }

  enum ByColon {
    A,
    B,
    C,
    D;

    String value() {
      switch (this) {
        case A:
          return "first";
        case B:
        case C:
          String text = "middle";
          return text;
        default:
          break;
      }
      return "last";
    }
  }

  enum ByText {
    A("x"),
    B("y"),
    C("z");
    final String text;

    ByText(String text) {
      this.text = text;
    }

    int value() {
      return switch (text) {
        case "x" -> 1;
        case "y" -> 2;
        default -> 3;
      };
    }
  }

  enum ByIf {
    A,
    B,
    C;

    boolean value() {
      if (this == A) {
        return true;
      } else if (equals(B)) {
        return false;
      }
      return compareTo(A) > 0 && !name().equals("X") || Boolean.parseBoolean("true");
    }
  }

  enum Bodies {
    A {
      @Override
      String value() {
        return "a";
      }
    },
    B("b") {
      private final String more = "+";

      @Override
      String value() {
        return super.value() + more + helper();
      }

      private String helper() {
        return "h" + ordinal();
      }
    },
    C("c");
    final String text;

    Bodies() {
      this("none");
    }

    Bodies(String text) {
      this.text = text;
    }

    String value() {
      return text;
    }
  }

  enum Abstract {
    A {
      @Override
      int value() {
        return 1;
      }
    },
    B {
      @Override
      int value() {
        return 2 * A.value() + 1;
      }
    };

    abstract int value();
  }

  interface Coded {
    String name();

    default String value() {
      return prefix() + name().charAt(0);
    }

    String prefix();
  }

  enum OfInterface implements Coded {
    A,
    B;

    @Override
    public String prefix() {
      return "p-";
    }
  }

  enum Helped {
    FIRST_THING,
    SECOND_THING;

    String value() {
      return camel(name());
    }

    private static String camel(String name) {
      StringBuilder camel = new StringBuilder();
      for (String part : name.split("_")) {
        if (camel.length() == 0) {
          camel.append(part.toLowerCase(Locale.ROOT));
        } else {
          camel.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
        }
      }
      return camel.toString();
    }
  }

  enum Looped {
    A,
    B,
    C;

    String value() {
      String text = "";
      for (int i = 0; i <= ordinal(); i++) {
        if (i == 1) {
          continue;
        }
        text += i;
      }
      int n = 3;
      while (true) {
        n -= 1;
        if (n < 0) {
          break;
        }
        text += (char) ('a' + n);
      }
      do {
        text += "!";
      } while (text.length() < 6);
      return text;
    }
  }

  enum Text {
    A,
    B {
      @Override
      public String toString() {
        return "bee";
      }
    };

    String value() {
      return "is " + this + SUFFIX + wrap(toString()) + String.valueOf(this) + 'c' + 1 + 2L + 0.5 + null + true;
    }
  }

  static class Texts {
    static final String SUFFIX = ".";

    static String wrap(Object value) {
      return "<" + value + ">";
    }
  }

  enum Formatted {
    A,
    B;

    String value() {
      return String.format("%s-%02d", name(), ordinal()) + "%s!".formatted("x") + String.join("/", "a", name());
    }
  }

  enum Counted {
    A,
    B;

    long value() {
      return values().length * 1_000_000_000_000L + valueOf("B").ordinal() + Math.max(ordinal(), 5);
    }
  }

  enum Arrays {
    A,
    B;
    private static final String[] TEXTS = {"zero", "one"};

    String value() {
      return TEXTS[ordinal()];
    }
  }

  enum Getter {
    A("a");
    private final String text;

    Getter(String text) {
      this.text = text;
    }

    private String getText() {
      return text;
    }

    String value() {
      return "[" + getText() + "]";
    }
  }

  enum Parsed {
    V1,
    V20;

    int value() {
      return Integer.parseInt(name().substring(1)) % 7;
    }
  }

  enum Boxes {
    A,
    B;

    Integer value() {
      return this == A ? Integer.valueOf(4) : null;
    }
  }

  enum Anything {
    A,
    B,
    C;

    Object value() {
      return this == A ? "text" : this == B ? (Object) 2 : (Object) true;
    }
  }

  enum Digits {
    A,
    B;

    String value() {
      return Integer.toHexString(255 - ordinal()) + Long.toString(36L, 36) + Character.toUpperCase('x');
    }
  }
}
