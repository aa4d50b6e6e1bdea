package io.github.crd4j.cel.compile;

import dev.cel.checker.CelChecker;
import dev.cel.checker.CelStandardDeclarations;
import dev.cel.checker.CelStandardDeclarations.StandardIdentifier;
import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelIssue;
import dev.cel.common.CelOptions;
import dev.cel.common.CelValidationException;
import dev.cel.common.CelValidationResult;
import dev.cel.common.CelVarDecl;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.OptionalType;
import dev.cel.common.types.SimpleType;
import dev.cel.common.types.TypeType;
import dev.cel.compiler.CelCompilerFactory;
import dev.cel.parser.CelParser;
import dev.cel.parser.CelParserFactory;
import dev.cel.parser.CelStandardMacro;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Parses and type-checks rules in the environment of one Kubernetes version.
 *
 * <p>Immutable and shared: building one takes longer than checking a hundred rules. Options, macros
 * and functions are those of {@code k8s.io/apiserver/pkg/cel/environment/base.go}.
 */
public final class Compiler {

  public static final String SELF = "self";
  public static final String OLD_SELF = "oldSelf";

  private static final int PLAIN_KEYWORDS_SINCE = 31;

  private static final CelOptions OPTIONS =
      CelOptions.current()
          .enableHeterogeneousNumericComparisons(true)
          .enableOptionalSyntax(true)
          .build();

  // Functions all come from the catalogue; of the names of types, the server has no dyn.
  private static final CelStandardDeclarations TYPE_NAMES =
      CelStandardDeclarations.newBuilder()
          .filterFunctions((function, overload) -> false)
          .filterIdentifiers(identifier -> identifier != StandardIdentifier.DYN)
          .build();

  /** The one name of a type that the server has and the library lacks. */
  private static final CelVarDecl OPTIONAL_TYPE =
      CelVarDecl.newVarDeclaration(
          OptionalType.NAME, TypeType.create(OptionalType.create(SimpleType.DYN)));

  private static final FunctionCatalogue CATALOGUE = FunctionCatalogue.load();
  private static final Map<Integer, Compiler> COMPILERS = new ConcurrentHashMap<>();

  private final int environmentMinor;
  private final CelParser parser;

  private Compiler(int environmentMinor) {
    this.environmentMinor = environmentMinor;
    this.parser =
        CelParserFactory.standardCelParserBuilder()
            .setOptions(OPTIONS)
            .setStandardMacros(CelStandardMacro.STANDARD_MACROS)
            .addMacros(Macros.of(environmentMinor))
            .build();
  }

  /** The compiler for new rules on servers of {@code version}. */
  public static Compiler of(KubernetesVersion version) {
    return COMPILERS.computeIfAbsent(version.environmentMinor(), Compiler::new);
  }

  public FunctionCatalogue catalogue() {
    return CATALOGUE;
  }

  /** The minor version of the CEL environment. */
  public int environmentMinor() {
    return environmentMinor;
  }

  /**
   * Compiles {@code text}.
   *
   * @param structs the object types that {@code self} may consist of
   * @param self the type of {@code self} and {@code oldSelf}
   * @param optionalOldSelf whether {@code oldSelf} is an optional
   */
  public Compilation compile(
      String text, StructTypes structs, DeclType self, boolean optionalOldSelf) {
    CelValidationResult parsed = parser.parse(text);
    if (parsed.hasError()) {
      // A single slip can cause thousands of follow-up errors; the first tells all.
      CelIssue first = parsed.getErrors().get(0);
      return new Compilation(text, null, List.of(syntaxError(text, first)), false);
    }
    CelAbstractSyntaxTree tree = RootNames.resolve(ast(parsed));
    RuleTypeProvider types =
        new RuleTypeProvider(structs, environmentMinor >= PLAIN_KEYWORDS_SINCE);
    CelValidationResult checked = checker(tree, types, self, optionalOldSelf).check(tree);
    if (checked.hasError()) {
      boolean protobuf = ProtobufNames.occurIn(tree.getExpr());
      return new Compilation(text, null, typeErrors(text, checked, tree, types), protobuf);
    }
    return new Compilation(text, ast(checked), List.of(), false);
  }

  private CelChecker checker(
      CelAbstractSyntaxTree tree, RuleTypeProvider types, DeclType self, boolean optionalOldSelf) {
    return CelCompilerFactory.standardCelCheckerBuilder()
        .setOptions(OPTIONS)
        .setStandardEnvironmentEnabled(false)
        .setStandardDeclarations(TYPE_NAMES)
        .setTypeProvider(types)
        .addFunctionDeclarations(
            CATALOGUE.declarations(calledNames(tree.getExpr()), environmentMinor))
        .addVarDeclarations(
            CelVarDecl.newVarDeclaration(SELF, self.celType()),
            CelVarDecl.newVarDeclaration(RootNames.ROOT_SELF, self.celType()),
            OPTIONAL_TYPE,
            CelVarDecl.newVarDeclaration(
                OLD_SELF, optionalOldSelf ? OptionalType.create(self.celType()) : self.celType()))
        .build();
  }

  /** The names by which the tree may call functions: declaring only those is what makes it fast. */
  private static Set<String> calledNames(CelExpr root) {
    Set<String> names = new TreeSet<>();
    Trees.forEach(
        root,
        expr -> {
          if (expr.getKind() == CelExpr.ExprKind.Kind.CALL) {
            String function = expr.call().function();
            names.add(withoutDot(function));
            expr.call()
                .target()
                .map(Trees::qualifiedName)
                .ifPresent(target -> names.add(withoutDot(target + "." + function)));
          }
        });
    return names;
  }

  private static String withoutDot(String name) {
    return name.startsWith(".") ? name.substring(1) : name;
  }

  private static CheckError syntaxError(String text, CelIssue issue) {
    return new CheckError(true, issue.getMessage(), offset(text, issue), null, null);
  }

  private static List<CheckError> typeErrors(
      String text,
      CelValidationResult checked,
      CelAbstractSyntaxTree tree,
      RuleTypeProvider types) {
    Map<Long, CelExpr> byId = new HashMap<>();
    Trees.forEach(tree.getExpr(), expr -> byId.putIfAbsent(expr.id(), expr));
    Iterator<DeclType> missed = types.missed().iterator();
    List<CheckError> errors = new ArrayList<>();
    for (CelIssue issue : checked.getErrors()) {
      boolean undefinedField = issue.getMessage().startsWith("undefined field");
      errors.add(
          new CheckError(
              false,
              issue.getMessage(),
              offset(text, issue),
              byId.get(issue.getExprId()),
              undefinedField && missed.hasNext() ? missed.next() : null));
    }
    return errors;
  }

  private static int offset(String text, CelIssue issue) {
    return Positions.utf16(
        text, issue.getSourceLocation().getLine(), issue.getSourceLocation().getColumn());
  }

  private static CelAbstractSyntaxTree ast(CelValidationResult result) {
    try {
      return result.getAst();
    } catch (CelValidationException e) {
      throw new IllegalStateException("a result without errors has a tree", e);
    }
  }
}
