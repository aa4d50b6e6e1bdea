package io.github.crd4j.processor.javadoc;

import java.util.BitSet;
import java.util.function.UnaryOperator;

/**
 * Turns the source text of a documentation comment into plain text.
 *
 * <p>Nothing here throws for any input: what is malformed stays as it was written. The time is
 * linear in the length of the text.
 */
final class JavadocText {

  private JavadocText() {}

  /** Separates the body from the block tags. */
  static DocComment parse(String comment, DocCommentSyntax syntax) {
    return BlockTags.split(comment.replace("\r\n", "\n").replace('\r', '\n'), syntax);
  }

  /** The plain text of {@code markup}, in which a value's reference stands for the value. */
  static String plain(String markup, DocCommentSyntax syntax) {
    return plain(markup, syntax, InlineTags::display);
  }

  /**
   * The plain text of a body or of a block tag's content: paragraphs separated by a blank line,
   * list items on lines of their own behind a dash, code indented by four blanks.
   *
   * @param values gives the text for the reference in a value tag; the reference is empty where the
   *     tag has none
   */
  static String plain(String markup, DocCommentSyntax syntax, UnaryOperator<String> values) {
    String prose = syntax == DocCommentSyntax.MARKDOWN ? null : PlainProse.text(markup);
    if (prose != null) {
      return prose;
    }
    String expanded = InlineTags.expand(markup, syntax, values);
    return syntax == DocCommentSyntax.MARKDOWN
        ? new MarkdownText(MarkdownLinks.expand(expanded)).plain()
        : new HtmlText(expanded).plain();
  }

  /** The positions at which {@code text} is code, in which no tag is a tag. */
  static BitSet code(String text, DocCommentSyntax syntax) {
    return syntax == DocCommentSyntax.MARKDOWN ? MarkdownCode.positions(text) : new BitSet();
  }
}
