package io.github.crd4j.processor;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.plan.ConversionPlan;
import io.github.crd4j.plan.GuardPolicies;
import io.github.crd4j.plan.PlanTable;
import io.github.crd4j.plan.SpokePlan;
import io.github.crd4j.processor.conversion.ConversionMaker;
import io.github.crd4j.processor.conversion.GeneratedConversions;
import io.github.crd4j.processor.read.CrdReader.ReadCrd;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.report.JavacReporter;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.write.CrdFiles;
import io.github.crd4j.yaml.CrdYamlWriter;
import io.github.crd4j.yaml.YamlWriter;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** What a compilation does for the conversion between versions, CRD by CRD. */
final class ConversionStep {

  /** Where the policies are, in the class output. */
  private static final String POLICIES = "META-INF/crd-policies/";

  /** Where the tables of plans are, in the class output. */
  private static final String REPORTS = "META-INF/crd-conversion/";

  private final ProcessingEnvironment environment;
  private final ProcessorOptions options;
  private final CrdFiles files;
  private final JavacReporter reporter;
  private final Predicate<Element> isSource;
  private final GeneratedConversions generated = new GeneratedConversions();

  ConversionStep(
      ProcessingEnvironment environment,
      ProcessorOptions options,
      CrdFiles files,
      JavacReporter reporter,
      Predicate<Element> isSource) {
    this.environment = environment;
    this.options = options;
    this.files = files;
    this.reporter = reporter;
    this.isSource = isSource;
  }

  /** Notes a class of the sources, which may complete a generated one. */
  void compiled(TypeElement type) {
    generated.compiled(type.getQualifiedName().toString());
  }

  /**
   * Plans, reports and generates the conversion of one CRD.
   *
   * @param inTime whether classes that are generated now are compiled
   */
  void make(
      Reading reading,
      ResourceDeclaration hub,
      List<ResourceDeclaration> others,
      ReadCrd read,
      boolean inTime) {
    ConversionMaker maker =
        new ConversionMaker(reading, environment.getFiler(), generated, options.conversion());
    ConversionPlan plan = maker.plan(hub, others, read);
    if (plan == null) {
      return;
    }
    Crd crd = read.crd();
    if (maker.generates(crd)) {
      String name = hub.element().getQualifiedName().toString();
      policies("mutating", GuardPolicies.mutating(crd, plan), crd, name);
      policies("validating", GuardPolicies.validating(crd, plan), crd, name);
      if (inTime && isSource.test(hub.element())) {
        write(maker, plan, hub, others);
      }
    }
    if (options.conversionReport()) {
      report(plan, crd, hub);
    }
  }

  private void write(
      ConversionMaker maker,
      ConversionPlan plan,
      ResourceDeclaration hub,
      List<ResourceDeclaration> others) {
    try {
      maker.write(plan, hub, others);
    } catch (IOException failure) {
      environment
          .getMessager()
          .printMessage(
              Diagnostic.Kind.ERROR,
              "[OutputFailed] cannot write a conversion: " + failure.getMessage());
    }
  }

  private void policies(String kind, List<JsonObject> documents, Crd crd, String hub) {
    StringBuilder text = new StringBuilder(CrdYamlWriter.HEADER).append('\n');
    for (int i = 0; i < documents.size(); i++) {
      text.append(i == 0 ? "" : "---\n").append(YamlWriter.write(documents.get(i)));
    }
    String file = POLICIES + crd.name() + "." + kind + ".yaml";
    if (documents.isEmpty()) {
      files.remove(file);
    } else {
      files.put(file, text.toString(), hub);
    }
  }

  private void report(ConversionPlan plan, Crd crd, ResourceDeclaration hub) {
    StringBuilder text = new StringBuilder();
    for (SpokePlan spoke : plan.spokes()) {
      text.append(text.isEmpty() ? "" : "\n").append(PlanTable.of(spoke));
      if (isServed(crd, spoke.spoke())) {
        text.append("\nAs long as ")
            .append(spoke.spoke())
            .append(" is served, whoever writes an object has it converted to it once more.\n");
      }
    }
    environment
        .getMessager()
        .printMessage(
            Diagnostic.Kind.NOTE, "[ConversionReport] " + crd.name() + "\n" + text, hub.element());
    files.put(
        REPORTS + crd.name() + ".txt",
        text.toString(),
        hub.element().getQualifiedName().toString());
  }

  private static boolean isServed(Crd crd, String version) {
    return crd.versions().stream()
        .anyMatch(candidate -> candidate.name().equals(version) && candidate.served());
  }

  /** Registers what was generated, and reports what nobody has completed. */
  void finish() {
    generated.finish(
        environment.getElementUtils(),
        environment.getFiler(),
        files,
        reporter,
        options.hooksHere());
  }
}
