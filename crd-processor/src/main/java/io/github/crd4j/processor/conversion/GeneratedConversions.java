package io.github.crd4j.processor.conversion;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.plan.PlanRule;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Reporter;
import io.github.crd4j.processor.write.CrdFiles;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/** The conversions that one compilation generates, and the classes that complete them. */
public final class GeneratedConversions {

  private static final String SERVICES = "META-INF/services/" + ConversionMaker.LIBRARY;

  /**
   * @param hub the class of the storage version
   * @param hooks what code has to convert; none for a class that is complete
   */
  private record Conversion(String hub, List<String> hooks) {}

  private final Map<String, Conversion> conversions = new TreeMap<>();
  private final Set<String> classes = new TreeSet<>();

  /** Notes a class of the sources. */
  public void compiled(String type) {
    classes.add(type);
  }

  /** Notes a generated class; false if it is there already. */
  boolean add(String name, boolean isAbstract, String hub, List<String> hooks) {
    Conversion conversion = new Conversion(hub, isAbstract ? hooks : List.of());
    return conversions.putIfAbsent(name, conversion) == null;
  }

  /**
   * Registers what can convert as services, and reports what nobody has completed.
   *
   * @param hooksHere whether that must be in this compilation
   */
  public void finish(
      Elements elements, Filer filer, CrdFiles files, Reporter reporter, boolean hooksHere) {
    if (conversions.isEmpty()) {
      return;
    }
    Set<String> candidates = new TreeSet<>(classes);
    Set<String> services = new TreeSet<>();
    for (String registered : registered(filer)) {
      TypeElement type = elements.getTypeElement(registered.replace('$', '.'));
      if (type != null && isA(type, ConversionMaker.LIBRARY)) {
        candidates.add(type.getQualifiedName().toString());
        services.add(registered);
      }
    }
    String hub = "";
    for (Map.Entry<String, Conversion> entry : conversions.entrySet()) {
      Conversion conversion = entry.getValue();
      hub = conversion.hub();
      if (conversion.hooks().isEmpty()) {
        services.add(entry.getKey());
      } else if (!complete(entry.getKey(), candidates, elements, services) && hooksHere) {
        report(entry.getKey(), conversion, elements, reporter);
      }
    }
    if (!services.isEmpty()) {
      files.put(SERVICES, String.join("\n", services) + "\n", hub);
    }
  }

  private static boolean complete(
      String name, Set<String> candidates, Elements elements, Set<String> services) {
    boolean found = false;
    for (String candidate : candidates) {
      TypeElement type = elements.getTypeElement(candidate);
      if (type != null
          && type.getKind() == ElementKind.CLASS
          && !type.getModifiers().contains(Modifier.ABSTRACT)
          && isA(type, name)) {
        found = true;
        if (isService(type)) {
          services.add(elements.getBinaryName(type).toString());
        }
      }
    }
    return found;
  }

  /** Whether the service loader can make one: not of what some container makes. */
  private static boolean isService(TypeElement type) {
    boolean reachable = true;
    for (Element at = type; at instanceof TypeElement each; at = each.getEnclosingElement()) {
      reachable &= each.getModifiers().contains(Modifier.PUBLIC);
      reachable &=
          each.getNestingKind() == NestingKind.TOP_LEVEL
              || each.getModifiers().contains(Modifier.STATIC);
    }
    return reachable
        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .anyMatch(GeneratedConversions::isPublicWithoutParameters);
  }

  private static boolean isPublicWithoutParameters(ExecutableElement constructor) {
    return constructor.getParameters().isEmpty()
        && constructor.getModifiers().contains(Modifier.PUBLIC);
  }

  private static boolean isA(TypeElement type, String name) {
    TypeElement at = type;
    while (!at.getQualifiedName().contentEquals(name)) {
      if (!(at.getSuperclass() instanceof DeclaredType parent)) {
        return false;
      }
      at = (TypeElement) parent.asElement();
    }
    return true;
  }

  private static List<String> registered(Filer filer) {
    try {
      return filer
          .getResource(StandardLocation.CLASS_OUTPUT, "", SERVICES)
          .getCharContent(true)
          .toString()
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .toList();
    } catch (IOException | RuntimeException none) {
      // A compiler throws what it likes where there is no such file.
      return List.of();
    }
  }

  private static void report(
      String name, Conversion conversion, Elements elements, Reporter reporter) {
    TypeElement hub = elements.getTypeElement(conversion.hub());
    if (hub != null) {
      reporter.report(
          PlanRule.ConversionHooksMissing.at(
              FieldPath.of("spec", "conversion"),
              "no class extends '"
                  + name.substring(name.lastIndexOf('.') + 1)
                  + "', which leaves "
                  + (conversion.hooks().size() == 1
                      ? "a field"
                      : conversion.hooks().size() + " fields")
                  + " to convert",
              "left to code: " + String.join("; ", conversion.hooks()),
              "the API server then cannot convert at all: conversion webhook failed",
              "write a public class that extends "
                  + name
                  + " and has its abstract methods, or pass -Acrd.hooks=elsewhere if another"
                  + " module has it"),
          Origin.of(hub));
    }
  }
}
