package io.github.crd4j.processor.report;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.source.SourceCode;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.RulePages;
import io.github.crd4j.rules.Severity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Prints findings through the compiler: the layout of all messages is decided here.
 *
 * <p>A finding is printed once however many versions or members lead to it. Warnings are silenced
 * by {@code @SuppressWarnings("crd:<id>")} or {@code ("crd")} on the declaration or one around it.
 */
public final class JavacReporter implements Reporter {

  private final Messager messager;
  private final SourceCode source;
  private final SourcePositions positions;
  private final Set<String> printed = new HashSet<>();
  private int errors;
  private @Nullable Element hub;

  public JavacReporter(Messager messager, SourceCode source, SourcePositions positions) {
    this.messager = messager;
    this.source = source;
    this.positions = positions;
  }

  /** Points at {@code hub} from now on where an origin is in a class file. */
  public void enter(Element hub) {
    this.hub = hub;
  }

  /** How many errors were reported so far. */
  public int errors() {
    return errors;
  }

  @Override
  public void report(Finding finding, Origin origin) {
    if (finding.severity() == Severity.WARNING && isSuppressed(finding.rule(), origin.element())) {
      return;
    }
    Diagnostic.Kind kind = Diagnostic.Kind.WARNING;
    if (finding.severity() == Severity.ERROR) {
      kind = Diagnostic.Kind.ERROR;
      errors++;
    }
    Origin place = positions.printable(origin);
    String text = text(finding, place == null ? origin : null);
    if (!printed.add(text + describe(origin.element()))) {
      return;
    }
    print(kind, text, place == null && hub != null ? Origin.of(hub) : place);
  }

  private void print(Diagnostic.Kind kind, String text, @Nullable Origin place) {
    if (place == null) {
      messager.printMessage(kind, text);
      return;
    }
    Element element = place.element();
    AnnotationMirror annotation = place.annotation();
    if (annotation != null
        && !element.getAnnotationMirrors().contains(annotation)
        && source.print(kind, text, element, annotation, place.value())) {
      return;
    }
    if (annotation == null) {
      messager.printMessage(kind, text, element);
    } else if (place.value() == null) {
      messager.printMessage(kind, text, element, annotation);
    } else {
      messager.printMessage(kind, text, element, annotation, place.value());
    }
  }

  /** The lines of a finding; {@code hidden} is its origin if the compiler cannot point at it. */
  private static String text(Finding finding, @Nullable Origin hidden) {
    StringBuilder text = new StringBuilder(finding.headline());
    if (hidden != null) {
      text.append("\nin ").append(describe(hidden.element()));
    }
    finding.details().forEach(line -> text.append('\n').append(line));
    return text.append("\nsee ").append(RulePages.url(finding.rule())).toString();
  }

  private static String describe(Element element) {
    Element holder = element.getEnclosingElement();
    return element.getKind().isClass() || element.getKind().isInterface() || holder == null
        ? element.toString()
        : holder
            + "."
            + element.getSimpleName()
            + (element instanceof ExecutableElement ? "()" : "");
  }

  private static boolean isSuppressed(String rule, Element element) {
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      AnnotationUse use = Mirrors.find(at, SuppressWarnings.class.getName());
      if (use != null) {
        List<String> names = use.strings("value");
        if (names.contains("crd") || names.contains("crd:" + rule)) {
          return true;
        }
      }
    }
    return false;
  }
}
