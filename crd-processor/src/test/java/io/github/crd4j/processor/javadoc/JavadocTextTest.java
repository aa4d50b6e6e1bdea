package io.github.crd4j.processor.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavadocTextTest {

  private static String plain(String comment) {
    return JavadocText.plain(
        JavadocText.parse(comment, DocCommentSyntax.HTML).body(), DocCommentSyntax.HTML);
  }

  @Test
  void theLinesOfAParagraphAreJoinedByOneBlank() {
    assertThat(plain(" Number of\n   instances,\t at   least one. \n"))
        .isEqualTo("Number of instances, at least one.");
  }

  @Test
  void linesMayEndAsOnWindows() {
    assertThat(plain(" One\r\n line.\r\n <p>Two.\r\n")).isEqualTo("One line.\n\nTwo.");
  }

  @Test
  void paragraphsAreSeparatedByOneBlankLineHoweverTheyAreWritten() {
    assertThat(plain(" One.\n\n <p>Two.</p>\n <p>\n Three.\n\n Four.<br><br>Five.<p></p>"))
        .isEqualTo("One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.");
  }

  @Test
  void aBreakStartsALine() {
    assertThat(plain(" One<br>two<br/> three")).isEqualTo("One\ntwo\nthree");
  }

  @Test
  void listItemsStandOnLinesOfTheirOwn() {
    assertThat(
            plain(
                " Modes:\n <ul>\n  <li>fast,\n      but unsafe\n  <li>slow</li>\n </ul>\n The end."))
        .isEqualTo("Modes:\n- fast, but unsafe\n- slow\n\nThe end.");
  }

  @Test
  void listsInListsAreIndented() {
    assertThat(plain(" A:<ol><li>one<ul><li>deep</li></ul></li><li><p>two</p></li></ol>"))
        .isEqualTo("A:\n- one\n  - deep\n- two");
  }

  @Test
  void listsWrittenWithDashesAreLists() {
    assertThat(plain(" Modes:\n - fast,\n   unsafe\n - slow\n\n The end - really."))
        .isEqualTo("Modes:\n- fast, unsafe\n- slow\n\nThe end - really.");
  }

  @Test
  void theRowsOfATableAreItems() {
    assertThat(
            plain(
                "<table><caption>Sizes</caption><tr><th>Name</th><th>GB</th></tr>"
                    + "<tr><td>small</td>\n<td>1</td></tr></table>"))
        .isEqualTo("Sizes\n- Name | GB\n- small | 1");
  }

  @Test
  void termsAndTheirDefinitionsAreItems() {
    assertThat(plain(" <dl><dt>fast</dt>\n <dd>unsafe</dd><dt>slow<dd>safe</dl>"))
        .isEqualTo("- fast: unsafe\n- slow: safe");
  }

  @Test
  void codeKeepsItsLinesAndIsIndentedByFourBlanks() {
    assertThat(plain(" Say:\n <pre>{@code\n   a:\n     - b < c  \n\n   d: &amp;\n }</pre>\n Done."))
        .isEqualTo("Say:\n\n    a:\n      - b < c\n\n    d: &amp;\n\nDone.");
    assertThat(plain("<pre>\n a &lt; <b>b</b>\n</pre>")).isEqualTo("    a < b");
  }

  @Test
  void emphasisCommentsAndScriptsLeaveNoTrace() {
    assertThat(plain("A <b>big</b> <code>x</code>,<!-- <p>not this --> <em class='a>b'>it</em>."))
        .isEqualTo("A big x, it.");
    assertThat(plain("A<script>alert('<p>')</script>.")).isEqualTo("A.");
  }

  @Test
  void linksKeepTheirAddressIfItIsOfUse() {
    assertThat(plain("See <a href=\"https://a.example/x\">the docs</a>."))
        .isEqualTo("See the docs (https://a.example/x).");
    assertThat(plain("<a href='https://a.example'>https://a.example</a>"))
        .isEqualTo("https://a.example");
    assertThat(plain("<a href=\"#anchor\">below</a>, <a href=\"{@docRoot}/x.html\">there</a>"))
        .isEqualTo("below, there");
  }

  @Test
  void entitiesAreCharacters() {
    assertThat(plain("&lt;a&gt; &amp;&amp; b&nbsp;&mdash; &eacute;&#233;&#xE9; &#x1F600; &quot;"))
        .isEqualTo("<a> && b — ééé 😀 \"");
  }

  @Test
  void whatIsNoEntityStays() {
    assertThat(plain("R&D; &unknown; &#0; &#xD800; &#99999999999; &; a & b"))
        .isEqualTo("R&D; &unknown; &#0; &#xD800; &#99999999999; &; a & b");
  }

  @Test
  void anglesThatAreNotHtmlStay() {
    assertThat(plain("a < b, List<String>, Map<K, V>, Set<A>, <name>, <T extends X> <"))
        .isEqualTo("a < b, List<String>, Map<K, V>, Set<A>, <name>, <T extends X> <");
  }

  @Test
  void codeAndLiteralAreNotHtml() {
    assertThat(plain("{@code List<b>} {@literal <p>&amp;} {@code {a: {b}}} {@code a\n  b}"))
        .isEqualTo("List<b> <p>&amp; {a: {b}} a b");
  }

  @Test
  void linksReadAsTheirLabelOrAsTheirTarget() {
    assertThat(
            plain("{@link Foo} {@link Foo#bar(int, String)} {@link #bar()} {@link a.b.Foo.Bar#x}"))
        .isEqualTo("Foo Foo.bar(int, String) bar() Foo.Bar.x");
    assertThat(
            plain("{@link Foo#bar(int, int) the {@code <bar>}} {@linkplain Foo\n  a <b>foo</b>}"))
        .isEqualTo("the <bar> a foo");
    assertThat(plain("{@link Map<String, List<Foo>>} {@link java.base/java.util.List}"))
        .isEqualTo("Map<String, List<Foo>> List");
  }

  @Test
  void theOtherInlineTagsReadAsWhatTheyShow() {
    assertThat(plain("{@summary The <i>size</i>.} {@systemProperty a.b} {@index word of words}"))
        .isEqualTo("The size. a.b word");
    assertThat(
            plain("{@index \"two words\" described} {@value Foo#MAX} {@return the size} It is so."))
        .isEqualTo("two words Foo.MAX the size. It is so.");
    assertThat(plain("Like:\n {@snippet lang=yaml :\n   a:\n     b: 1\n }"))
        .isEqualTo("Like:\n\n    a:\n      b: 1");
    assertThat(plain("{@snippet file=\"X.java\"}.")).isEqualTo(".");
  }

  @Test
  void unknownTagsReadAsTheirContent() {
    assertThat(plain("{@custom.tag some {@code x}} {@empty} {@ not a tag}"))
        .isEqualTo("some x {@ not a tag}");
  }

  @Test
  void whatIsUnclosedIsText() {
    assertThat(plain("a {@code b")).isEqualTo("a {@code b");
    assertThat(plain("a {@code if (x) { }")).isEqualTo("a {@code if (x) { }");
    assertThat(plain("a <b and <a href=\"x")).isEqualTo("a <b and <a href=\"x");
    assertThat(plain("a <!-- b")).isEqualTo("a <!-- b");
    assertThat(plain("a <ul><li>b")).isEqualTo("a\n- b");
    assertThat(plain("a</ul></li> } <pre>b")).isEqualTo("a\n\n}\n\n    b");
  }

  @Test
  void nothingIsNothing() {
    assertThat(plain(" \n ")).isEmpty();
    assertThat(plain("<p>&nbsp;</p><ul><li></ul>")).isEmpty();
  }

  @Test
  void theBodyEndsAtTheFirstBlockTag() {
    DocComment comment =
        JavadocText.parse(
            " A point, me@example.com.\n @param x across\n   the page {@code\n @Foo}\n @param <T> no\n"
                + " @return it\n @deprecated since 2\n @since 1",
            DocCommentSyntax.HTML);

    assertThat(comment.body()).isEqualTo(" A point, me@example.com.\n ");
    assertThat(comment.params()).containsOnlyKeys("x");
    assertThat(JavadocText.plain(comment.params().getOrDefault("x", ""), DocCommentSyntax.HTML))
        .isEqualTo("across the page @Foo");
    assertThat(comment.returns()).isEqualTo(" it\n ");
    assertThat(comment.deprecated()).isEqualTo(" since 2\n ");
  }

  @Test
  void charactersThatNoFileCanHoldAreReplaced() {
    assertThat(plain("a\uD800b\u0007c <pre>\uDC00\fx</pre>"))
        .isEqualTo("a\uFFFDb c\n\n    \uFFFD x");
  }
}
