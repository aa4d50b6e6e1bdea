package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.compilers.Compilers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavadocReaderTest {

  private static final String SAMPLE =
      """
      package sample;

      /**
       * A managed database.
       *
       * <pre>{@code
       * kind: Database
       *   indented: {}
       * }</pre>
       *
       * @since 1
       */
      public class Database extends Base implements Named {
        /** At most {@value} of {@link Mode#FAST}; see {@value #LEAST}. */
        public static final int MOST = 99;
        static final String LEAST = "one";
        /** Number of
         *  instances. */
        int size;
        int undocumented;
        /** @return the engine
         *  @deprecated use {@code mode} */
        @Deprecated String getEngine() { return ""; }
        /** The mode. @return it */
        Mode getMode() { return Mode.FAST; }
        public String name() { return ""; }
        public int inherited() { return 0; }
        /** {@inheritDoc} <p>And more. */
        public int extended() { return 0; }
        public String toString() { return ""; }
      }
      class Base {
        /** What the base class says. */
        public int inherited() { return 0; }
      }
      interface Named {
        /** @return its name */
        String name();
        /** What the interface says; the class is nearer. */
        int inherited();
        /** What is extended. */
        int extended();
      }
      enum Mode {
        /** Fast, but unsafe. */ FAST,
        SLOW
      }
      /**
       * A port.
       *
       * @param name the <b>name</b>,
       *     unique
       * @param <T> no component
       * @param number
       */
      record Port<T>(String name, int number, T engine, String label) implements Labelled {
        /** The accessor's own text. */
        public T engine() { return engine; }
      }
      interface Labelled {
        /** What it shows. */
        String label();
      }
      """;

  private static final List<String> DESCRIPTIONS =
      List.of(
          "Base.inherited (METHOD): What the base class says.",
          "Database (CLASS): A managed database.\n\n    kind: Database\n      indented: {}",
          "Database.MOST (FIELD): At most 99 of Mode.FAST; see one.",
          "Database.extended (METHOD): What is extended.\n\nAnd more.",
          "Database.getEngine (METHOD): the engine",
          "Database.getEngine is deprecated: use mode",
          "Database.getMode (METHOD): The mode. @return it",
          "Database.inherited (METHOD): What the base class says.",
          "Database.name (METHOD): its name",
          "Database.size (FIELD): Number of instances.",
          "Labelled.label (METHOD): What it shows.",
          "Mode.FAST (ENUM_CONSTANT): Fast, but unsafe.",
          "Named.extended (METHOD): What is extended.",
          "Named.inherited (METHOD): What the interface says; the class is nearer.",
          "Named.name (METHOD): its name",
          "Port (RECORD): A port.",
          "Port.engine (FIELD): The accessor's own text.",
          "Port.engine (METHOD): The accessor's own text.",
          "Port.engine (RECORD_COMPONENT): The accessor's own text.",
          "Port.label (FIELD): What it shows.",
          "Port.label (METHOD): What it shows.",
          "Port.label (RECORD_COMPONENT): What it shows.",
          "Port.name (FIELD): the name, unique",
          "Port.name (RECORD_COMPONENT): the name, unique");

  @TempDir Path directory;

  @Test
  void eachKindOfElementHasItsDescription() throws IOException {
    Compilers.javac(arguments(source(SAMPLE)));

    assertThat(descriptions()).isEqualTo(String.join("\n", DESCRIPTIONS));
  }

  @Test
  void eclipsesCompilerGivesTheSame() throws IOException {
    Compilers.ecj(arguments(source(SAMPLE)));

    assertThat(descriptions()).isEqualTo(String.join("\n", DESCRIPTIONS));
  }

  @Test
  void jdk25GivesTheSame() throws IOException {
    Compilers.javacOf(Compilers.jdk25(), arguments(source(SAMPLE)));

    assertThat(descriptions()).isEqualTo(String.join("\n", DESCRIPTIONS));
  }

  @Test
  void markdownCommentsAreReadWhereTheCompilerKnowsThem() throws IOException {
    Path source =
        source(
            """
            package sample;

            /// A *managed*
            /// [Database], `a < b`:
            /// - one &amp;
            /// - two
            ///
            /// ```
            /// kind: x
            /// ```
            /// @since 1
            public class Database {
              /** HTML &amp; [Database] */ int size;
            }
            """);

    Compilers.javacOf(Compilers.jdk25(), arguments(source));

    assertThat(descriptions())
        .isEqualTo(
            "Database (CLASS): A *managed* Database, `a < b`:\n- one &amp;\n- two\n\n    kind: x\n"
                + "Database.size (FIELD): HTML & [Database]");
  }

  private Path source(String text) throws IOException {
    return Files.writeString(directory.resolve("Database.java"), text);
  }

  private Object[] arguments(Path source) {
    return new Object[] {
      "-proc:only",
      "-cp",
      System.getProperty("java.class.path"),
      "-processor",
      DescriptionWriter.class.getName(),
      "-Aout=" + directory.resolve("out.txt"),
      "-d",
      directory,
      source
    };
  }

  private String descriptions() throws IOException {
    return Files.readString(directory.resolve("out.txt"));
  }
}
