package io.github.crd4j.processor.javadoc;

import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Reads the description of an element from its documentation comment.
 *
 * <p>Comments are remembered, so a reader serves one round. An element that comes from a class file
 * has no comment.
 */
public final class JavadocReader {

  private static final String INHERITED = "{@inheritDoc}";

  private final Elements elements;
  private final DocComments comments;
  private final OverriddenMethods overridden;

  public JavadocReader(Elements elements) {
    this.elements = elements;
    this.comments = new DocComments(elements);
    this.overridden = new OverriddenMethods(elements);
  }

  /**
   * The description of a type, field, method, enum constant, or record component, as plain text:
   * paragraphs separated by a blank line, list items on lines of their own, code indented by four
   * blanks.
   *
   * <p>A method is described by its comment, or by what it returns, or by the method that it
   * overrides. A component of a record and its field are described by the record's {@code @param},
   * or else as their accessor is.
   *
   * @return null if nothing is said
   */
  public @Nullable String describe(Element element) {
    if (element instanceof RecordComponentElement component) {
      return component(component);
    }
    if (element instanceof ExecutableElement method) {
      return method(method);
    }
    String text = body(element);
    if (text == null && element.getKind() == ElementKind.FIELD) {
      RecordComponentElement component = componentOf(element);
      return component == null ? null : component(component);
    }
    return text;
  }

  /** The text of {@code @deprecated} on {@code element}, or null if there is none. */
  public @Nullable String deprecation(Element element) {
    DocComment comment = comments.of(element);
    return comment == null || comment.deprecated() == null
        ? null
        : plain(element, comment.deprecated(), comment.syntax());
  }

  private @Nullable String component(RecordComponentElement component) {
    TypeElement owner = enclosingType(component);
    DocComment comment = owner == null ? null : comments.of(owner);
    String param =
        comment == null ? null : comment.params().get(component.getSimpleName().toString());
    String text =
        comment == null || param == null ? null : plain(component, param, comment.syntax());
    ExecutableElement accessor = component.getAccessor();
    return text == null && accessor != null ? method(accessor) : text;
  }

  private @Nullable String method(ExecutableElement method) {
    String text = body(method);
    if (text == null) {
      text = part(method, DocComment::returns);
    }
    if (text != null) {
      return text;
    }
    for (ExecutableElement inherited : overridden.of(method)) {
      text = body(inherited);
      text = text == null ? part(inherited, DocComment::returns) : text;
      if (text != null) {
        return text;
      }
    }
    return null;
  }

  private @Nullable String body(Element element) {
    return part(element, DocComment::body);
  }

  private @Nullable String part(Element element, Function<DocComment, @Nullable String> part) {
    DocComment comment = comments.of(element);
    String markup = comment == null ? null : part.apply(comment);
    if (comment == null || markup == null) {
      return null;
    }
    if (markup.contains(INHERITED)) {
      markup = markup.replace(INHERITED, inherited(element, part));
    }
    return plain(element, markup, comment.syntax());
  }

  /** The markup that the nearest supertype has for the same part; empty if there is none. */
  private String inherited(Element element, Function<DocComment, @Nullable String> part) {
    Iterable<? extends Element> sources =
        element instanceof ExecutableElement method
            ? overridden.of(method)
            : element instanceof TypeElement type
                ? OverriddenMethods.supertypes(type)
                : List.<Element>of();
    for (Element source : sources) {
      DocComment comment = comments.of(source);
      String markup = comment == null ? null : part.apply(comment);
      if (markup != null && !markup.isBlank()) {
        return markup.contains(INHERITED)
            ? markup.replace(INHERITED, inherited(source, part)).strip()
            : markup.strip();
      }
    }
    return "";
  }

  private @Nullable String plain(Element element, String markup, DocCommentSyntax syntax) {
    String text = JavadocText.plain(markup, syntax, reference -> value(element, reference));
    return text.isEmpty() ? null : text;
  }

  /** The value of the constant that a value tag refers to; the reference if it has none. */
  private String value(Element element, String reference) {
    int member = reference.indexOf('#');
    Element constant = reference.isEmpty() ? element : null;
    TypeElement owner =
        member == 0
            ? enclosingType(element)
            : member > 0 ? elements.getTypeElement(reference.substring(0, member)) : null;
    if (owner != null) {
      for (VariableElement field : ElementFilter.fieldsIn(owner.getEnclosedElements())) {
        if (field.getSimpleName().contentEquals(reference.substring(member + 1))) {
          constant = field;
        }
      }
    }
    Object value =
        constant instanceof VariableElement variable ? variable.getConstantValue() : null;
    return value == null ? InlineTags.display(reference) : value.toString();
  }

  private static @Nullable TypeElement enclosingType(Element element) {
    Element type = element;
    while (type != null && !(type instanceof TypeElement)) {
      type = type.getEnclosingElement();
    }
    return (TypeElement) type;
  }

  /** The component whose field this is; null for the static fields of a record. */
  private static @Nullable RecordComponentElement componentOf(Element field) {
    if (field.getEnclosingElement() instanceof TypeElement owner) {
      for (RecordComponentElement component : owner.getRecordComponents()) {
        if (component.getSimpleName().equals(field.getSimpleName())) {
          return component;
        }
      }
    }
    return null;
  }
}
