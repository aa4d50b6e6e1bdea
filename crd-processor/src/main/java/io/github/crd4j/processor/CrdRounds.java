package io.github.crd4j.processor;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.model.Crd;
import io.github.crd4j.processor.classfile.ConstantOrder;
import io.github.crd4j.processor.classfile.TypeUseAnnotations;
import io.github.crd4j.processor.evaluate.EnumEvaluator;
import io.github.crd4j.processor.evaluate.bytecode.ClassFileEvaluator;
import io.github.crd4j.processor.jackson.BeanIntrospector;
import io.github.crd4j.processor.jackson.GsonIntrospector;
import io.github.crd4j.processor.jackson.JacksonFlavor;
import io.github.crd4j.processor.jackson.JacksonSettings;
import io.github.crd4j.processor.jackson.JsonBeans;
import io.github.crd4j.processor.javadoc.JavadocReader;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.read.CrdReader;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.processor.read.UnresolvedType;
import io.github.crd4j.processor.report.JavacReporter;
import io.github.crd4j.processor.report.SourcePositions;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.resource.ResourceDeclarations;
import io.github.crd4j.processor.resource.ResourceVocabularies;
import io.github.crd4j.processor.source.ResourceFiles;
import io.github.crd4j.processor.source.SourceCode;
import io.github.crd4j.processor.write.CrdFiles;
import io.github.crd4j.processor.write.DescriptionBudget;
import io.github.crd4j.yaml.CrdYamlWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * What one compilation knows from round to round.
 *
 * <p>Elements are not kept between rounds, because compilers do not promise that they stay valid:
 * classes are kept by name and looked up anew.
 */
final class CrdRounds {

  private final ProcessingEnvironment environment;
  private final ProcessorOptions options;
  private final SourceCode source;
  private final SourcePositions positions;
  private final JavacReporter reporter;
  private final CrdFiles files = new CrdFiles();
  private final DescriptionBudget descriptions;
  private final ConversionStep conversions;
  private @Nullable JacksonFlavor flavor;

  /** Resources that are still to be read. */
  private final Set<String> pending = new TreeSet<>();

  /** Resources that were read, to find the versions of a CRD that list no others. */
  private final Set<String> seen = new TreeSet<>();

  /** Resources that were read and are to be listed by the storage version of their CRD. */
  private final Set<String> spokes = new TreeSet<>();

  /** Version classes that belong to a CRD. */
  private final Set<String> adopted = new TreeSet<>();

  /** The storage version of each CRD, by the name of the CRD. */
  private final Map<String, String> hubs = new TreeMap<>();

  private final Map<String, UnresolvedType> unresolved = new TreeMap<>();
  private @Nullable Element current;

  CrdRounds(
      ProcessingEnvironment environment,
      ProcessorOptions options,
      SourceCode source,
      SourcePositions positions,
      JavacReporter reporter) {
    this.environment = environment;
    this.options = options;
    this.source = source;
    this.positions = positions;
    this.reporter = reporter;
    this.conversions =
        new ConversionStep(environment, options, files, reporter, positions::isSource);
    this.descriptions =
        new DescriptionBudget(options.descriptionBytes(), environment.getMessager());
    this.flavor = options.jackson();
  }

  /** The class that is being read, for whoever has to report a failure. */
  @Nullable Element current() {
    return current;
  }

  void process(RoundEnvironment round) {
    round.getRootElements().forEach(positions::compiled);
    round.getRootElements().forEach(this::findResources);
    if (!pending.isEmpty()) {
      readPending(!round.processingOver());
    }
    if (round.processingOver()) {
      finish(round);
    }
  }

  /**
   * Notes the resources among {@code element} and the types in it.
   *
   * <p>They are looked for by name, because an annotation may be there without its class; and only
   * among types, because the compiler's own search looks at every member of every class.
   */
  private void findResources(Element element) {
    if (!(element instanceof TypeElement type)) {
      return;
    }
    conversions.compiled(type);
    for (AnnotationUse use : Mirrors.on(type)) {
      if (ResourceVocabularies.annotations().contains(use.name())) {
        pending.add(type.getQualifiedName().toString());
      }
    }
    type.getEnclosedElements().forEach(this::findResources);
  }

  private void readPending(boolean inTime) {
    Reading reading = reading();
    CrdReader reader = new CrdReader(reading);
    ResourceDeclarations declarations = new ResourceDeclarations(reading);
    VersionGroups groups = new VersionGroups(reading, declarations, seen);
    unresolved.clear();
    seen.addAll(pending);
    for (String name : List.copyOf(pending)) {
      TypeElement type = environment.getElementUtils().getTypeElement(name);
      if (type == null) {
        continue;
      }
      current = type;
      reporter.enter(type);
      try {
        ResourceDeclaration declaration = declarations.of(type);
        if (declaration != null) {
          readHub(declaration, groups, new Round(reading, reader, inTime));
        }
        pending.remove(name);
      } catch (UnresolvedType missing) {
        unresolved.put(name, missing);
      }
    }
    current = null;
  }

  /**
   * What is the same for all resources of a round.
   *
   * @param inTime whether classes that are generated now are compiled
   */
  private record Round(Reading reading, CrdReader reader, boolean inTime) {}

  private void readHub(ResourceDeclaration declaration, VersionGroups groups, Round round) {
    if (declaration.listsVersions() && !declaration.storage()) {
      spokes.add(name(declaration));
      return;
    }
    if (declaration.listsVersions() && adopted.contains(name(declaration))) {
      return;
    }
    VersionGroups.Versions versions = groups.of(declaration);
    versions.others().forEach(other -> adopted.add(name(other)));
    int errorsBefore = reporter.errors();
    claim(versions);
    CrdReader.ReadCrd read = round.reader().read(versions.hub(), versions.others());
    Crd crd = descriptions.trim(read.crd(), versions.hub().element());
    if (read.coherent()) {
      crd = checked(crd, read);
    }
    if (read.coherent() && reporter.errors() == errorsBefore) {
      conversions.make(round.reading(), versions.hub(), versions.others(), read, round.inTime());
    }
    String file = options.layout().file(crd);
    if (reporter.errors() == errorsBefore) {
      files.put(file, CrdYamlWriter.write(crd), name(versions.hub()));
    } else {
      files.remove(file);
    }
  }

  /** Reports what the API server would say of {@code crd}, and returns what it would take. */
  private Crd checked(Crd crd, CrdReader.ReadCrd read) {
    KeyRuleBudget.Checked checked =
        new KeyRuleBudget(read.keyRules(), new CelRules(options.kubernetes())).check(crd);
    checked
        .findings()
        .forEach(finding -> reporter.report(finding, read.origins().find(finding.place())));
    checked
        .unchecked()
        .forEach((path, finding) -> reporter.report(finding, read.origins().find(path)));
    return checked.crd();
  }

  /** Reports if another class has made itself the storage version of the same CRD. */
  private void claim(VersionGroups.Versions versions) {
    ResourceDeclaration hub = versions.hub();
    String other = hubs.putIfAbsent(hub.crdName(), name(hub));
    if (other == null
        || other.equals(name(hub))
        || versions.others().stream().anyMatch(version -> name(version).equals(other))) {
      return;
    }
    reporter.report(
        SourceRule.StorageVersionNotUnique.finding(
            "'"
                + hub.element().getSimpleName()
                + "' is a storage version of "
                + hub.crdName()
                + ", but so is "
                + other,
            "objects are stored in exactly one version of a CRD",
            "say storage = false on the one that is not, and list it in otherVersions of the other"),
        hub.origin("storage"));
  }

  private Reading reading() {
    JacksonFlavor known = flavor;
    if (known == null) {
      known = JacksonFlavor.onClassPath(environment.getElementUtils());
      flavor = known;
    }
    return new Reading(
        environment.getElementUtils(),
        environment.getTypeUtils(),
        new JsonBeans(
            new BeanIntrospector(
                environment.getElementUtils(),
                environment.getTypeUtils(),
                new JacksonSettings(known, options.parameterNames(), false),
                EnumEvaluator.of(
                    positions::isSource, source.enums(), new ClassFileEvaluator(environment))),
            new GsonIntrospector(environment.getTypeUtils())),
        options.descriptions()
            ? new JavadocReader(environment.getElementUtils())::describe
            : element -> null,
        source,
        new TypeUseAnnotations(environment, source)::on,
        new ConstantOrder(environment)::of,
        options.nullness(),
        options.comparesInitialisers(),
        new ResourceFiles(environment.getFiler())::text,
        reporter);
  }

  private void finish(RoundEnvironment round) {
    if (!round.errorRaised()) {
      unresolved.forEach(this::reportUnresolved);
      reportUnlisted();
      conversions.finish();
    }
    try {
      files.write(environment.getFiler(), environment.getElementUtils());
    } catch (IOException failure) {
      environment
          .getMessager()
          .printMessage(
              Diagnostic.Kind.ERROR, "[OutputFailed] cannot write a CRD: " + failure.getMessage());
    }
  }

  private void reportUnresolved(String name, UnresolvedType missing) {
    TypeElement type = environment.getElementUtils().getTypeElement(name);
    if (type != null) {
      reporter.report(
          SourceRule.UnresolvedType.finding(
              missing.type().isEmpty()
                  ? "a class in " + missing.trace() + " does not exist"
                  : "the type '" + missing.type() + "' of " + missing.trace() + " does not exist",
              "no CRD is made of " + type.getSimpleName(),
              "add what declares it to the class path, or the processor that makes it to the"
                  + " processor path"),
          Origin.of(type));
    }
  }

  private void reportUnlisted() {
    Set<String> unlisted = new TreeSet<>(spokes);
    unlisted.removeAll(adopted);
    if (unlisted.isEmpty()) {
      return;
    }
    ResourceDeclarations declarations = new ResourceDeclarations(reading());
    for (String name : unlisted) {
      TypeElement type = environment.getElementUtils().getTypeElement(name);
      ResourceDeclaration declaration = type == null ? null : declarations.of(type);
      if (declaration != null) {
        reporter.report(
            SourceRule.VersionUnlisted.finding(
                "no storage version lists '" + type.getSimpleName() + "', so it is in no CRD",
                "it says storage = false, and a CRD is made from its storage version",
                "add it to otherVersions of the storage version, or leave storage = false out"),
            declaration.origin("storage"));
      }
    }
  }

  private static String name(ResourceDeclaration declaration) {
    return declaration.element().getQualifiedName().toString();
  }
}
