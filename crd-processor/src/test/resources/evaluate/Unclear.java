package evaluated;

/** Values that only running code could tell. */
class Unclear {
  enum OfMachine {
    A;

    String value() {
      return System.getProperty("user.name");
    }
  }

  enum OfTime {
    A;
    final long value = System.nanoTime();
  }

  enum Changing {
    A;
    static int count = 3;

    int value() {
      return count++;
    }
  }

  enum Endless {
    A;

    int value() {
      int i = 0;
      while (i >= 0) {
        i = 1 - i;
      }
      return i;
    }
  }

  enum Deep {
    A;

    int value() {
      return value() + 1;
    }
  }

  enum Long {
    A;

    String value() {
      String text = "x";
      for (int i = 0; i < 40; i++) {
        text += text;
      }
      return text;
    }
  }

  enum Huge {
    A;

    String value() {
      return "x".repeat(2_000_000_000) + String.format("%2000000000d", 1);
    }
  }

  enum Failing {
    A;

    String value() {
      return name().substring(5);
    }
  }

  enum Thrown {
    A;

    String value() {
      throw new IllegalStateException();
    }
  }

  enum Looked {
    A("x");
    final String value;

    Looked(String key) {
      value = new java.util.HashMap<>(java.util.Map.of("x", "y")).get(key);
    }
  }

  enum Lambda {
    A(() -> "a");
    final java.util.function.Supplier<String> text;

    Lambda(java.util.function.Supplier<String> text) {
      this.text = text;
    }

    String value() {
      return text.get();
    }
  }

  enum Locale {
    A;

    String value() {
      return java.util.Locale.getDefault().getCountry();
    }
  }
}
