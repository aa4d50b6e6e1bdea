package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlainProseTest {

  private static final String CHARACTERS = "ab Z9 .,:;'()?!\"-/ \n";

  private static final List<String> CODE =
      List.of("{@code ab}", "{@code  a  b }", "{@code }", "{@code}", "{@code <p>}", "{@code &lt;}");

  @Test
  void itGivesWhatTheLongWayGives() {
    Random random = new Random(20261130);
    int prose = 0;
    for (int round = 0; round < 20_000; round++) {
      StringBuilder markup = new StringBuilder();
      int length = random.nextInt(60);
      for (int i = 0; i < length; i++) {
        markup.append(
            random.nextInt(10) == 0
                ? CODE.get(random.nextInt(CODE.size()))
                : CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      if (givesTheSame(markup.toString())) {
        prose++;
      }
    }
    assertThat(prose).isGreaterThan(1000);
  }

  @Test
  void codeMayHoldAnythingButBraces() {
    for (char c = 0; c < 0x100; c++) {
      givesTheSame("a {@code " + c + "b" + c + " c} d");
      givesTheSame("a\n{@code " + c + " b} c");
      givesTheSame("{@code " + c + " b}" + c + "{@code " + c);
    }
    assertThat(PlainProse.text("is {@code a<b>&c*-@#} or")).isEqualTo("is a<b>&c*-@# or");
  }

  /** Whether {@code markup} is prose, and if so, checks its text. */
  private static boolean givesTheSame(String markup) {
    String text = PlainProse.text(markup);
    if (text != null) {
      String expanded = InlineTags.expand(markup, DocCommentSyntax.HTML, InlineTags::display);
      assertThat(text).as(markup).isEqualTo(new HtmlText(expanded).plain());
    }
    return text != null;
  }

  @Test
  void markupIsNoProse() {
    assertThat(PlainProse.text("a {@link b}")).isNull();
    assertThat(PlainProse.text("a {@code {}}")).isNull();
    assertThat(PlainProse.text("a <p> b")).isNull();
    assertThat(PlainProse.text("a\n\nb")).isNull();
    assertThat(PlainProse.text("a\n- b")).isNull();
    assertThat(PlainProse.text("a &amp; b")).isNull();
  }
}
