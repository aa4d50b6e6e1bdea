package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkdownTextTest {

  private static String plain(String comment) {
    return JavadocText.plain(
        JavadocText.parse(comment, DocCommentSyntax.MARKDOWN).body(), DocCommentSyntax.MARKDOWN);
  }

  @Test
  void theLinesOfAParagraphAreJoined() {
    assertThat(plain("Number of\ninstances.\n\n\nAt *least* `one`.  \n"))
        .isEqualTo("Number of instances.\n\nAt *least* `one`.");
  }

  @Test
  void listsKeepTheirMarkers() {
    assertThat(plain("Modes:\n\n- fast,\n  unsafe\n- slow\n  1. deep\n\nThe end."))
        .isEqualTo("Modes:\n- fast, unsafe\n- slow\n  1. deep\n\nThe end.");
  }

  @Test
  void codeIsIndentedByFourBlanks() {
    assertThat(plain("Say:\n```yaml\na:\n  - b\n\n@c: {@code d}\n```\nor\n\n    e  f\n"))
        .isEqualTo("Say:\n\n    a:\n      - b\n\n    @c: {@code d}\n\nor\n\n    e  f");
  }

  @Test
  void headingsTablesAndQuotesKeepTheirLines() {
    assertThat(plain("# Title\nText\n| a | b |\n|---|---|\n| 1 | 2 |\nmore\n> quote"))
        .isEqualTo("# Title\n\nText\n| a | b |\n|---|---|\n| 1 | 2 |\nmore\n> quote");
  }

  @Test
  void linksReadAsTheirText() {
    assertThat(plain("[Foo][Foo], [the list][java.util.List], [a.b.Foo#bar()][a.b.Foo#bar()]"))
        .isEqualTo("Foo, the list, Foo.bar()");
    assertThat(plain("[Foo], [#size], [java.util.List#add(Object)]"))
        .isEqualTo("Foo, size, List.add(Object)");
    assertThat(plain("[docs](https://a.example/x \"Title\"), [there](x.html)"))
        .isEqualTo("docs (https://a.example/x), there");
  }

  @Test
  void otherSquareBracketsStay() {
    assertThat(plain("[a-z0-9]+, [1, 2], `[Foo]`, \\[Foo], a[, [ERROR]"))
        .isEqualTo("[a-z0-9]+, [1, 2], `[Foo]`, \\[Foo], a[, [ERROR]");
  }

  @Test
  void inlineTagsAreReplacedOutsideOfCode() {
    assertThat(plain("{@code a<b>} {@link Foo#bar label} {@literal <p>} `{@code x}`"))
        .isEqualTo("`a<b>` label <p> `{@code x}`");
    assertThat(plain("Like {@snippet :\n  a:\n    b\n}")).isEqualTo("Like\n\n    a:\n      b");
  }

  @Test
  void blockTagsInsideCodeAreCode() {
    DocComment comment =
        JavadocText.parse("Text\n```\n@param no\n```\n@param x yes", DocCommentSyntax.MARKDOWN);
    assertThat(comment.params()).containsOnlyKeys("x");
  }

  @Test
  void whatIsUnclosedIsText() {
    assertThat(plain("a `b {@code c [d](e [f")).isEqualTo("a `b {@code c [d](e [f");
    assertThat(plain("a\n```\nb")).isEqualTo("a\n\n    b");
  }
}
