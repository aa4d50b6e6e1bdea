package io.github.crd4j.processor.report;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.RulePages;
import io.github.crd4j.rules.Severity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
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
  private final SourcePositions positions;
  private final Set<String> printed = new HashSet<>();
  private boolean hasErrors;

  public JavacReporter(Messager messager, SourcePositions positions) {
    this.messager = messager;
    this.positions = positions;
  }

  public boolean hasErrors() {
    return hasErrors;
  }

  @Override
  public void report(Finding finding, Origin origin) {
    if (finding.severity() == Severity.WARNING && isSuppressed(finding.rule(), origin.element())) {
      return;
    }
    Origin place = positions.printable(origin);
    hasErrors |= finding.severity() == Severity.ERROR;
    String text = text(finding, origin, place);
    // Identity of the element and the text is enough: compilers print no two alike messages either.
    if (!printed.add(place.element() + "#" + System.identityHashCode(place.element()) + text)) {
      return;
    }
    Diagnostic.Kind kind =
        finding.severity() == Severity.ERROR ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING;
    AnnotationMirror annotation = place.annotation();
    if (annotation == null) {
      messager.printMessage(kind, text, place.element());
    } else if (place.value() == null) {
      messager.printMessage(kind, text, place.element(), annotation);
    } else {
      messager.printMessage(kind, text, place.element(), annotation, place.value());
    }
  }

  private static String text(Finding finding, Origin origin, Origin place) {
    StringBuilder text = new StringBuilder(finding.headline());
    if (!place.element().equals(origin.element())) {
      // The compiler cannot point into a class file.
      text.append("\nin ").append(describe(origin.element()));
    }
    finding.details().forEach(line -> text.append('\n').append(line));
    return text.append("\nsee ").append(RulePages.url(finding.rule())).toString();
  }

  private static String describe(Element element) {
    Element holder = element.getEnclosingElement();
    return element.getKind().isClass() || element.getKind().isInterface() || holder == null
        ? element.toString()
        : holder + "." + element;
  }

  private static boolean isSuppressed(String rule, @Nullable Element element) {
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
