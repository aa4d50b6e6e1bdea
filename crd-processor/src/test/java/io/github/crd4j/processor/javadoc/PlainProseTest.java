package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PlainProseTest {

  private static final String CHARACTERS = "ab Z9 .,:;'()?!\"-/ \n";

  @Test
  void itGivesWhatTheLongWayGives() {
    Random random = new Random(20261130);
    int prose = 0;
    for (int round = 0; round < 20_000; round++) {
      StringBuilder markup = new StringBuilder();
      int length = random.nextInt(60);
      for (int i = 0; i < length; i++) {
        markup.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      String text = markup.toString();
      if (PlainProse.is(text)) {
        prose++;
        assertThat(PlainProse.text(text)).as(text).isEqualTo(new HtmlText(text).plain());
      }
    }
    assertThat(prose).isGreaterThan(1000);
  }

  @Test
  void markupIsNoProse() {
    assertThat(PlainProse.is("a {@code b}")).isFalse();
    assertThat(PlainProse.is("a <p> b")).isFalse();
    assertThat(PlainProse.is("a\n\nb")).isFalse();
    assertThat(PlainProse.is("a\n- b")).isFalse();
    assertThat(PlainProse.is("a &amp; b")).isFalse();
  }
}
