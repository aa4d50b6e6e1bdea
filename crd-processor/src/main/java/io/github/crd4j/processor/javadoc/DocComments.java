package io.github.crd4j.processor.javadoc;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Asks the compiler for documentation comments, once for each element. */
final class DocComments {

  private final Elements elements;
  private final @Nullable Method kind;
  private final Map<Element, Optional<DocComment>> parsed = new HashMap<>();

  DocComments(Elements elements) {
    this.elements = elements;
    this.kind = kindMethod();
  }

  /** The comment on {@code element}, or null if there is none or no source. */
  @Nullable DocComment of(Element element) {
    if (element.getKind() == ElementKind.RECORD_COMPONENT) {
      // It has none of its own, and Eclipse's compiler throws when asked.
      return null;
    }
    Optional<DocComment> known = parsed.get(element);
    if (known == null) {
      String comment = elements.getDocComment(element);
      known =
          comment == null
              ? Optional.empty()
              : Optional.of(JavadocText.parse(comment, syntax(element)));
      parsed.put(element, known);
    }
    return known.orElse(null);
  }

  private DocCommentSyntax syntax(Element element) {
    if (kind == null) {
      return DocCommentSyntax.HTML;
    }
    try {
      Object kindOfComment = kind.invoke(elements, element);
      return kindOfComment instanceof Enum<?> constant && constant.name().equals("END_OF_LINE")
          ? DocCommentSyntax.MARKDOWN
          : DocCommentSyntax.HTML;
    } catch (ReflectiveOperationException e) {
      return DocCommentSyntax.HTML;
    }
  }

  /** {@code Elements.getDocCommentKind}, which there is since JDK 23; null before. */
  private static @Nullable Method kindMethod() {
    try {
      return Elements.class.getMethod("getDocCommentKind", Element.class);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }
}
