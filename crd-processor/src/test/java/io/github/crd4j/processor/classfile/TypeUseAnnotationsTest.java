package io.github.crd4j.processor.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.processor.compilers.Compilers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeUseAnnotationsTest {

  private static final String ANNOTATIONS =
      """
      package notes;
      import java.lang.annotation.*;
      public interface Notes {
        enum Color { RED, GREEN }
        @interface Inner { int value(); }
        @Target(ElementType.TYPE_USE) @Repeatable(As.class) @interface A { String value() default "none"; }
        @Target(ElementType.TYPE_USE) @interface As { A[] value(); }
        @Target({ElementType.TYPE_USE, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
        @Retention(RetentionPolicy.RUNTIME) @interface B {}
        @Target(ElementType.TYPE_USE) @interface All {
          int i() default 0; long l() default 0; double d() default 0; boolean z() default false;
          char c() default 'x'; byte b() default 0; String s() default "";
          int[] is() default {}; String[] ss() default {};
          Color color() default Color.RED; Color[] colors() default {};
          Class<?> type() default Object.class; Class<?>[] types() default {};
          Inner inner() default @Inner(0); Inner[] inners() default {};
        }
      }
      """;

  private static final String SAMPLE =
      """
      package sample;
      import java.util.*;
      import notes.Notes.*;
      public class Sample extends Base<@A("super") String> implements Comparable<@B Sample> {
        @A("itself") String plain;
        @B String both;
        List<@A String> items;
        Map<String, List<@A("x") String>> deep;
        @A("element") String @B [] array;
        int @A("outer") [] @B [] matrix;
        Optional<@A("1") @A("2") Long> repeated;
        List<? extends @A Number> bounded;
        Map.@A("entry") Entry<@B String, String> nested;
        Outer<@A("o") String>.@B Inner<@A("i") String> inner;
        List<Outer<String>.@A("in list") Inner<@B String>> inners;
        static List<@A String> constant;
        List<@All(i = 1, l = 2, d = 1.5, z = true, c = 'c', b = 3, s = "s", is = {1, 2},
            ss = {"a", "b"}, color = Color.GREEN, colors = {Color.RED, Color.GREEN},
            type = List.class, types = {int.class, String[].class, Color.class, void.class},
            inner = @Inner(1), inners = {@Inner(2), @Inner(3)}) String> all;
        private String hidden;
        public List<@A("getter") String> getHidden() { return null; }
        public void setHidden(String name, List<@A("setter") int @B []> value) {}
        public void setHidden(Set<@A("overloaded") String> value) {}
        @Override public int compareTo(Sample other) { return 0; }
        record Port(List<@A("component") String> names, @A @B String name) {}
      }
      class Outer<T> { class Inner<U> {} }
      class Base<T> {
        List<@A("inherited") T> inherited;
        public @A T getOwn() { return null; }
      }
      """;

  private static final String TYPES = "sample.Sample:sample.Base:sample.Sample.Port";

  @TempDir Path directory;
  private Path source = Path.of("");
  private Path classes = Path.of("");

  @BeforeEach
  void compileSample() throws IOException {
    Path notes = Files.writeString(directory.resolve("Notes.java"), ANNOTATIONS);
    source = Files.writeString(directory.resolve("Sample.java"), SAMPLE);
    classes = Files.createDirectory(directory.resolve("classes"));
    Compilers.javac("-proc:none", "-d", classes, "-cp", classes, notes, source);
  }

  @Test
  void classFilesGiveTheSameAsTheirSource() throws IOException {
    Compilers.javac(arguments(classes, source));
    String fromSource = written();
    Compilers.javac(arguments(classes, "sample.Sample"));

    assertThat(written()).isEqualTo(fromSource);
    assertThat(fromSource.lines())
        .contains(
            "Sample.items FIELD<0 @notes.Notes.A{}",
            "Sample.plain FIELD @notes.Notes.A{value=itself}",
            "Sample.deep FIELD<1<0 @notes.Notes.A{value=x}",
            "Sample.array FIELD @notes.Notes.B{}",
            "Sample.array FIELD[ @notes.Notes.A{value=element}",
            "Sample.repeated FIELD<0 @notes.Notes.A{value=1} @notes.Notes.A{value=2}",
            "Sample.getHidden()<0 @notes.Notes.A{value=getter}",
            "Sample.setHidden()0<0 @notes.Notes.A{value=overloaded}",
            "Base.inherited FIELD<0 @notes.Notes.A{value=inherited}",
            "Port.names RECORD_COMPONENT<0 @notes.Notes.A{value=component}",
            "Sample extends -1<0 @notes.Notes.A{value=super}")
        .hasSize(34);
  }

  @Test
  void classFilesInAJarGiveTheSame() throws IOException {
    Compilers.javac(arguments(classes, source));
    String fromSource = written();
    Path jar = directory.resolve("sample.jar");
    jar(jar);
    Compilers.javac(arguments(jar, "sample.Sample"));

    assertThat(written()).isEqualTo(fromSource);
  }

  @Test
  void classFilesInAModuleGiveTheSame() throws IOException {
    Compilers.javac(arguments(classes, source));
    String fromSource = written();
    Files.createDirectory(directory.resolve("modules"));
    jar(directory.resolve("modules/sample.jar"));
    Path app = Files.createDirectory(directory.resolve("app"));
    Path root = Files.writeString(app.resolve("Root.java"), "package app; class Root {}");
    Path module =
        Files.writeString(app.resolve("module-info.java"), "module app { requires sample; }");
    List<Object> arguments = new ArrayList<>(List.of(arguments(classes, root, module)));
    arguments.set(arguments.indexOf("-cp"), "-processorpath");
    arguments.addAll(0, List.of("-p", directory.resolve("modules")));
    Compilers.javac(arguments.toArray());

    assertThat(written()).isEqualTo(fromSource);
  }

  @Test
  void theSourceCountsWhenAnOlderClassFileIsThereToo() throws IOException {
    Files.writeString(
        source, SAMPLE.replace("@A(\"x\")", "@A(\"new\")").replace("@A(\"itself\")", ""));
    Compilers.javac(arguments(classes, source));

    assertThat(written())
        .contains("Sample.deep FIELD<1<0 @notes.Notes.A{value=new}")
        .doesNotContain("Sample.plain", "value=x");
  }

  @Test
  void theClassOfTheAnnotationNeedNotBeThere() throws IOException {
    try (var files = Files.list(classes.resolve("notes"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Compilers.javac(arguments(classes, "sample.Sample"));

    assertThat(written())
        .contains("Sample.deep FIELD<1<0 @notes.Notes.A{value=x}")
        .contains("color=GREEN, colors=[RED, GREEN]")
        .contains("inners=[@notes.Notes.Inner{value=2}, @notes.Notes.Inner{value=3}]");
  }

  @Test
  void jdk25AndEclipsesCompilerDropNothing() throws IOException {
    Compilers.javac(arguments(classes, "sample.Sample"));
    String onThisJdk = written();

    Path root = Files.writeString(directory.resolve("Root.java"), "class Root {}");
    Compilers.ecj(arguments(classes, root));
    assertThat(written()).isEqualTo(onThisJdk);
    Compilers.javacOf(Compilers.jdk25(), arguments(classes, "sample.Sample"));
    assertThat(written()).isEqualTo(onThisJdk);
  }

  private void jar(Path jar) throws IOException {
    int result =
        java.util.spi.ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(System.out, System.err, "cf", jar.toString(), "-C", classes.toString(), ".");
    assertThat(result).isZero();
  }

  private Object[] arguments(Path classPath, Object... rest) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(
                "-proc:only",
                "-cp",
                classPath
                    + System.getProperty("path.separator")
                    + System.getProperty("java.class.path"),
                "-processor",
                TypeUseWriter.class.getName(),
                "-Atypes=" + TYPES,
                "-Aout=" + directory.resolve("out.txt"),
                "-d",
                directory));
    arguments.addAll(List.of(rest));
    return arguments.toArray();
  }

  private String written() throws IOException {
    return Files.readString(directory.resolve("out.txt"));
  }
}
