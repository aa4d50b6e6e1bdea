package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MalformedCommentTest {

  private static final String[] PIECES = {
    "{@code ",
    "{@link ",
    "{",
    "}",
    "<ul>",
    "<li>",
    "</ul>",
    "<pre>",
    "</pre>",
    "<a href=\"https://x",
    "\">",
    "</a>",
    "<!--",
    "-->",
    "<table>",
    "<td>",
    "<dd>",
    "&",
    "&amp;",
    ";",
    "\n",
    "\n\n",
    "\n@param ",
    "\n - ",
    "`",
    "```",
    "\n```\n",
    "[",
    "]",
    "(",
    ")",
    "word",
    " ",
    "<p>",
    "<br>",
    "\t",
    "{@snippet :\n",
    "{@index \"",
    "{@value #",
    "\uD800",
    "<script>",
    "# ",
    "1. ",
    "    "
  };

  @ParameterizedTest
  @EnumSource(DocCommentSyntax.class)
  void anyMixtureOfPiecesGivesTidyText(DocCommentSyntax syntax) {
    Random random = new Random(42);
    for (int run = 0; run < 5_000; run++) {
      StringBuilder comment = new StringBuilder();
      for (int i = random.nextInt(30); i >= 0; i--) {
        comment.append(PIECES[random.nextInt(PIECES.length)]);
      }
      DocComment parsed = JavadocText.parse(comment.toString(), syntax);
      String text = JavadocText.plain(parsed.body(), syntax);

      assertThat(text)
          .as("of %s", comment)
          .doesNotContainPattern("[ \\t](\\n|$)")
          .doesNotContain("\n\n\n")
          .doesNotStartWith("\n")
          .doesNotEndWith("\n");
    }
  }

  @ParameterizedTest
  @EnumSource(DocCommentSyntax.class)
  void manyOfAnyPieceTakeLinearTime(DocCommentSyntax syntax) {
    for (String piece : PIECES) {
      String comment = piece.repeat(200_000 / piece.length());
      Assertions.assertTimeoutPreemptively(
          Duration.ofSeconds(5),
          () -> JavadocText.plain(JavadocText.parse(comment, syntax).body(), syntax),
          piece);
    }
  }

  @Test
  void tagsNestedDeeperThanTheStackAreText() {
    String comment = "{@a ".repeat(100_000) + "}".repeat(100_000);
    assertThat(JavadocText.plain(comment, DocCommentSyntax.HTML)).startsWith("{@a {@a");
  }
}
