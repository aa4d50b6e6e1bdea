package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.RuleCost;
import io.github.crd4j.cel.compile.Compilation;
import io.github.crd4j.cel.compile.Compiler;
import io.github.crd4j.cel.cost.CelCost;
import io.github.crd4j.cel.types.CelTypes;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Checks all validation rules in the schema of one version.
 *
 * <p>Follows {@code ValidateCustomResourceDefinitionOpenAPISchema} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation/validation.go}: expressions are
 * compiled only where nothing else is wrong at the node or below it.
 */
public final class VersionCheck {

  private final KubernetesVersion version;
  private final Compiler compiler;
  private final StructTypes structs = new StructTypes();
  private final CelTypes types;
  private final CelReport report;
  private final Predicate<SchemaNode> isSound;
  private final Consumer<RuleCost> costs;
  private List<CelTotalCostTooHigh.Item> items = new ArrayList<>();

  /**
   * @param version the oldest server that must take the rules
   * @param findings where to report
   * @param isSound whether nothing else is wrong at a node or below it
   * @param costs hears what each expression costs that compiles
   */
  public VersionCheck(
      KubernetesVersion version,
      Findings findings,
      Predicate<SchemaNode> isSound,
      Consumer<RuleCost> costs) {
    this.version = version;
    this.compiler = Compiler.of(version);
    this.types = new CelTypes(version, structs);
    this.report = new CelReport(findings);
    this.isSound = isSound;
    this.costs = costs;
  }

  /** Checks the rules in the schema below {@code root}. */
  public void check(SchemaNode root) {
    List<CelTotalCostTooHigh.Item> items = visit(root, NodeTypes.root(types, root.schema()), null);
    CelRuleList.TOTAL_COST_TOO_HIGH.check(items, root.path(), report);
  }

  /**
   * Checks the rules at {@code place} and below, and returns what they cost in the order in which
   * the server looks at them: of those that cost the same it names the first.
   */
  private List<CelTotalCostTooHigh.Item> visit(
      SchemaNode place, NodeTypes node, @Nullable FieldPath uncorrelatable) {
    items = new ArrayList<>();
    if (!place.schema().validations().isEmpty() && isSound.test(place)) {
      checkRules(node, place, uncorrelatable);
    }
    List<CelTotalCostTooHigh.Item> own = items;
    List<CelTotalCostTooHigh.Item> ofValues = new ArrayList<>();
    List<CelTotalCostTooHigh.Item> others = new ArrayList<>();
    for (SchemaNode child : place.children()) {
      Schema schema = child.schema();
      switch (child.link()) {
        case PROPERTY -> {
          if (child.path().last() instanceof FieldPath.Key key) {
            FieldPath map =
                uncorrelatable == null && !isCorrelatableMap(place) ? place.path() : uncorrelatable;
            others.addAll(visit(child, node.child(new NodeTypes.Property(key.key()), schema), map));
          }
        }
        case ADDITIONAL_PROPERTIES ->
            ofValues.addAll(
                visit(child, node.child(new NodeTypes.Values(), schema), uncorrelatable));
        case ITEMS -> {
          boolean correlatable = "map".equals(place.schema().listType());
          FieldPath list = uncorrelatable == null && !correlatable ? place.path() : uncorrelatable;
          others.addAll(visit(child, node.child(new NodeTypes.Items(), schema), list));
        }
        case ROOT, BRANCH, DEFINITION -> {
          // The server compiles no rules there.
        }
      }
    }
    ofValues.addAll(others);
    ofValues.addAll(own);
    return ofValues;
  }

  /** Whether the server knows how to match fields of old and new objects: not if it refuses it. */
  private static boolean isCorrelatableMap(SchemaNode place) {
    String type = place.schema().mapType();
    return type == null || type.equals("granular") || type.equals("atomic");
  }

  private void checkRules(NodeTypes node, SchemaNode place, @Nullable FieldPath uncorrelatable) {
    FieldPath validations = place.at(Keyword.VALIDATIONS);
    String name = place.displayName();
    DeclType self = node.type();
    if (self == null) {
      CelRuleList.UNTYPED_NODE.report(validations, name, report);
      return;
    }
    List<ValidationRule> rules = node.schema().validations();
    for (int i = 0; i < rules.size(); i++) {
      if (!rules.get(i).rule().isBlank()) {
        RuleSite site = new RuleSite(rules.get(i), validations.index(i), name, uncorrelatable);
        checkExpressions(site, node, self);
      }
    }
  }

  private void checkExpressions(RuleSite site, NodeTypes node, DeclType self) {
    ValidationRule rule = site.rule();
    ExpressionPlace place =
        new ExpressionPlace(rule.rule(), "the rule", site.owner(), self, compiler, version);
    Compilation compiled = compile(place, site, site.path().field("rule"), false);
    if (compiled == null) {
      return;
    }
    Long cardinality = node.cardinality();
    long times = cardinality == null ? Cardinality.mostInRequest(self) : cardinality;
    checkCost(place, compiled, node, site.path().field("rule"), times, true);
    boolean usesOldSelf = compiled.usesOldSelf();
    CelRuleList.TRANSITION_RULE.check(site, usesOldSelf, report);
    CelRuleList.OPTIONAL_OLD_SELF.check(site, usesOldSelf, report);
    if (!rule.messageExpression().isBlank()) {
      FieldPath path = site.path().field("messageExpression");
      ExpressionPlace message =
          new ExpressionPlace(
              rule.messageExpression(),
              "the message expression",
              site.owner(),
              self,
              compiler,
              version);
      Compilation text = compile(message, site, path, true);
      if (text != null) {
        checkCost(message, text, node, path, 1, false);
      }
    }
  }

  /** The compiled expression, or null after reporting what is wrong with it. */
  private @Nullable Compilation compile(
      ExpressionPlace place, RuleSite site, FieldPath path, boolean message) {
    boolean optional = Boolean.TRUE.equals(site.rule().optionalOldSelf());
    Compilation compilation = compiler.compile(place.text(), structs, place.self(), optional);
    if (compilation.protobuf()) {
      CelRuleList.PROTOBUF.report(path, place, report);
      return null;
    }
    List<Problem> problems = ExpressionProblems.of(compilation, place, message);
    for (Problem problem : problems) {
      report.error(problem.rule(), path, problem.message(), problem.details(place.text()));
    }
    return problems.isEmpty() ? compilation : null;
  }

  private void checkCost(
      ExpressionPlace place,
      Compilation compiled,
      NodeTypes node,
      FieldPath path,
      long times,
      boolean counted) {
    CelCost.Estimate estimate = CelCost.estimate(compiled, place.self());
    long total = Cardinality.multiply(estimate.cost(), times);
    items.add(new CelTotalCostTooHigh.Item(path, total));
    Long cardinality = counted ? node.cardinality() : Long.valueOf(1);
    costs.accept(new RuleCost(path, place.text(), estimate.cost(), cardinality, times));
    if (CostLimits.exceeds(total, CostLimits.PER_RULE)) {
      List<String> advice =
          new CostAdvice(node, compiled, estimate.sizesRead(), version, counted).lines();
      CelRuleList.COST_TOO_HIGH.report(path, place, estimate.cost(), times, advice, report);
    }
  }
}
