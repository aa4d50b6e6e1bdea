package io.github.crd4j.rules;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.columns.ColumnPathNotInSchema;
import io.github.crd4j.rules.columns.ColumnTypeMismatch;
import io.github.crd4j.rules.columns.ColumnWithoutName;
import io.github.crd4j.rules.columns.DuplicateSelectableField;
import io.github.crd4j.rules.columns.MalformedColumnPath;
import io.github.crd4j.rules.columns.SelectableFieldInMetadata;
import io.github.crd4j.rules.columns.SelectableFieldNotScalar;
import io.github.crd4j.rules.columns.SelectableFieldWithoutPath;
import io.github.crd4j.rules.columns.SharedSelectableFields;
import io.github.crd4j.rules.columns.TooManySelectableFields;
import io.github.crd4j.rules.columns.UnknownColumnFormat;
import io.github.crd4j.rules.columns.UnknownColumnType;
import io.github.crd4j.rules.columns.UnknownSelectableField;
import io.github.crd4j.rules.columns.UnreadableColumnPath;
import io.github.crd4j.rules.conversion.MalformedConversion;
import io.github.crd4j.rules.conversion.MalformedWebhookService;
import io.github.crd4j.rules.conversion.MalformedWebhookUrl;
import io.github.crd4j.rules.conversion.UnknownConversionStrategy;
import io.github.crd4j.rules.conversion.UnusableReviewVersions;
import io.github.crd4j.rules.conversion.WebhookTarget;
import io.github.crd4j.rules.conversion.WebhookWithoutStrategy;
import io.github.crd4j.rules.defaults.DefaultInMetadata;
import io.github.crd4j.rules.defaults.InvalidDefault;
import io.github.crd4j.rules.defaults.InvalidDefaultMetadata;
import io.github.crd4j.rules.defaults.UncheckedDefault;
import io.github.crd4j.rules.defaults.UnknownFieldInDefault;
import io.github.crd4j.rules.defaults.UnusableDefault;
import io.github.crd4j.rules.expressions.BlankMessageExpression;
import io.github.crd4j.rules.expressions.BlankRule;
import io.github.crd4j.rules.expressions.DuplicateRule;
import io.github.crd4j.rules.expressions.MalformedMessage;
import io.github.crd4j.rules.expressions.MultilineRuleWithoutMessage;
import io.github.crd4j.rules.expressions.UnknownFieldPath;
import io.github.crd4j.rules.expressions.UnknownReason;
import io.github.crd4j.rules.formats.BoundOutsideType;
import io.github.crd4j.rules.formats.ContradictoryBounds;
import io.github.crd4j.rules.formats.DuplicateEnumValue;
import io.github.crd4j.rules.formats.EnumValueOfOtherType;
import io.github.crd4j.rules.formats.InvalidPattern;
import io.github.crd4j.rules.formats.JavaPattern;
import io.github.crd4j.rules.formats.NonPositiveMultipleOf;
import io.github.crd4j.rules.formats.NullInEnum;
import io.github.crd4j.rules.formats.UnknownFormat;
import io.github.crd4j.rules.lists.DuplicateListMapKey;
import io.github.crd4j.rules.lists.GranularSetItems;
import io.github.crd4j.rules.lists.ListMapItemsNotObject;
import io.github.crd4j.rules.lists.ListMapKeyNotScalar;
import io.github.crd4j.rules.lists.ListMapKeysWithoutMap;
import io.github.crd4j.rules.lists.ListMapWithoutKeys;
import io.github.crd4j.rules.lists.ListTypeOnNonArray;
import io.github.crd4j.rules.lists.MapTypeOnNonObject;
import io.github.crd4j.rules.lists.NullableListItems;
import io.github.crd4j.rules.lists.NullableListMapKey;
import io.github.crd4j.rules.lists.OptionalListMapKey;
import io.github.crd4j.rules.lists.SetOfCompounds;
import io.github.crd4j.rules.lists.UnknownListMapKey;
import io.github.crd4j.rules.lists.UnknownListType;
import io.github.crd4j.rules.lists.UnknownMapType;
import io.github.crd4j.rules.names.AnnotationsTooLarge;
import io.github.crd4j.rules.names.CategoryNotDnsLabel;
import io.github.crd4j.rules.names.GroupNotDomain;
import io.github.crd4j.rules.names.KindNotDnsLabel;
import io.github.crd4j.rules.names.ListKindEqualsKind;
import io.github.crd4j.rules.names.ListKindNotDnsLabel;
import io.github.crd4j.rules.names.MalformedAnnotationKey;
import io.github.crd4j.rules.names.MalformedLabel;
import io.github.crd4j.rules.names.MalformedMetadata;
import io.github.crd4j.rules.names.NameNotPluralDotGroup;
import io.github.crd4j.rules.names.PluralNotDnsLabel;
import io.github.crd4j.rules.names.ShortNameNotDnsLabel;
import io.github.crd4j.rules.names.SingularNotDnsLabel;
import io.github.crd4j.rules.names.UnapprovedGroup;
import io.github.crd4j.rules.names.UnknownScope;
import io.github.crd4j.rules.structure.AdditionalPropertiesInResource;
import io.github.crd4j.rules.structure.ArrayWithoutItems;
import io.github.crd4j.rules.structure.EmbeddedResourceInMetadata;
import io.github.crd4j.rules.structure.EmbeddedResourceNotObject;
import io.github.crd4j.rules.structure.EmbeddedResourceWithoutProperties;
import io.github.crd4j.rules.structure.FieldOnlyInLogicalOperator;
import io.github.crd4j.rules.structure.IntOrStringConflict;
import io.github.crd4j.rules.structure.ItemsIsList;
import io.github.crd4j.rules.structure.KeywordInLogicalOperator;
import io.github.crd4j.rules.structure.MetadataConstrained;
import io.github.crd4j.rules.structure.MetadataInLogicalOperator;
import io.github.crd4j.rules.structure.MissingType;
import io.github.crd4j.rules.structure.MistypedResourceField;
import io.github.crd4j.rules.structure.NullableRoot;
import io.github.crd4j.rules.structure.PreserveUnknownFieldsFalse;
import io.github.crd4j.rules.structure.PropertiesAndAdditionalProperties;
import io.github.crd4j.rules.structure.RootKeywordWithStatus;
import io.github.crd4j.rules.structure.RootNotObject;
import io.github.crd4j.rules.structure.SchemaDialect;
import io.github.crd4j.rules.structure.UniqueItems;
import io.github.crd4j.rules.structure.UnknownType;
import io.github.crd4j.rules.structure.UnsupportedKeyword;
import io.github.crd4j.rules.subresources.MalformedScalePath;
import io.github.crd4j.rules.subresources.ScalePathNotInSchema;
import io.github.crd4j.rules.traps.CostlyRegex;
import io.github.crd4j.rules.traps.CrdTooLarge;
import io.github.crd4j.rules.traps.EmptiedMap;
import io.github.crd4j.rules.traps.KeywordWithoutEffect;
import io.github.crd4j.rules.traps.RequiredButUndeclared;
import io.github.crd4j.rules.traps.UnreachableBranch;
import io.github.crd4j.rules.versions.DuplicateVersion;
import io.github.crd4j.rules.versions.MalformedDeprecationWarning;
import io.github.crd4j.rules.versions.MisplacedDeprecationWarning;
import io.github.crd4j.rules.versions.MissingSchema;
import io.github.crd4j.rules.versions.NoServedVersion;
import io.github.crd4j.rules.versions.NotOneStorageVersion;
import io.github.crd4j.rules.versions.PreserveUnknownFieldsInSpec;
import io.github.crd4j.rules.versions.VersionNotDnsLabel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The list of all rules, and how they are applied to a CRD.
 *
 * <p>As on the API server, some rules only look at what others have let pass, so that one mistake
 * is not reported several times ({@code
 * k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation/validation.go}). Each list below
 * says what it looks at; a rule stands in one of them.
 */
public final class ServerRules {

  /** About the CRD and its versions. */
  static final List<Rule> ALWAYS =
      List.of(
          new NameNotPluralDotGroup(),
          new GroupNotDomain(),
          new PluralNotDnsLabel(),
          new SingularNotDnsLabel(),
          new KindNotDnsLabel(),
          new ListKindNotDnsLabel(),
          new ListKindEqualsKind(),
          new ShortNameNotDnsLabel(),
          new CategoryNotDnsLabel(),
          new UnknownScope(),
          new UnapprovedGroup(),
          new MalformedLabel(),
          new MalformedAnnotationKey(),
          new MalformedMetadata(),
          new AnnotationsTooLarge(),
          new VersionNotDnsLabel(),
          new DuplicateVersion(),
          new NotOneStorageVersion(),
          new NoServedVersion(),
          new MissingSchema(),
          new MisplacedDeprecationWarning(),
          new MalformedDeprecationWarning(),
          new PreserveUnknownFieldsInSpec(),
          new MalformedConversion(),
          new UnknownConversionStrategy(),
          new WebhookWithoutStrategy(),
          new WebhookTarget(),
          new MalformedWebhookUrl(),
          new MalformedWebhookService(),
          new UnusableReviewVersions(),
          new MalformedScalePath(),
          new ScalePathNotInSchema(),
          new ColumnWithoutName(),
          new UnknownColumnType(),
          new UnknownColumnFormat(),
          new MalformedColumnPath(),
          new UnreadableColumnPath(),
          new ColumnPathNotInSchema(),
          new ColumnTypeMismatch(),
          new SharedSelectableFields(),
          new SelectableFieldWithoutPath(),
          new CrdTooLarge());

  /** About the root of a schema, whatever else is wrong; expressions are checked all the same. */
  static final List<Rule> ROOT = List.of(new RootKeywordWithStatus());

  /** About each node of a schema, whatever else is wrong. */
  static final List<Rule> KEYWORDS =
      List.of(
          new UnknownType(),
          new ItemsIsList(),
          new UnsupportedKeyword(),
          new UniqueItems(),
          new PropertiesAndAdditionalProperties(),
          new PreserveUnknownFieldsFalse(),
          new EmbeddedResourceInMetadata(),
          new NullableRoot(),
          new UnknownListType(),
          new UnknownMapType(),
          new ListTypeOnNonArray(),
          new MapTypeOnNonObject(),
          new ListMapKeysWithoutMap(),
          new ListMapWithoutKeys(),
          new ListMapItemsNotObject(),
          new UnknownListMapKey(),
          new DuplicateListMapKey(),
          new ListMapKeyNotScalar(),
          new OptionalListMapKey(),
          new NullableListMapKey(),
          new NullableListItems(),
          new GranularSetItems(),
          new SetOfCompounds(),
          new DefaultInMetadata(),
          new UncheckedDefault(),
          new JavaPattern(),
          new UnknownFormat(),
          new BoundOutsideType(),
          new ContradictoryBounds(),
          new NonPositiveMultipleOf(),
          new EnumValueOfOtherType(),
          new DuplicateEnumValue(),
          new NullInEnum(),
          new BlankRule(),
          new MalformedMessage(),
          new MultilineRuleWithoutMessage(),
          new BlankMessageExpression(),
          new UnknownReason(),
          new UnknownFieldPath(),
          new DuplicateRule(),
          new RequiredButUndeclared(),
          new UnreachableBranch(),
          new EmptiedMap(),
          new KeywordWithoutEffect());

  /** About schemas without keywords that the API server cannot read at all. */
  static final List<Rule> STRUCTURE =
      List.of(
          new MissingType(),
          new RootNotObject(),
          new ArrayWithoutItems(),
          new AdditionalPropertiesInResource(),
          new KeywordInLogicalOperator(),
          new MetadataInLogicalOperator(),
          new FieldOnlyInLogicalOperator(),
          new MetadataConstrained(),
          new MistypedResourceField(),
          new IntOrStringConflict(),
          new EmbeddedResourceNotObject(),
          new EmbeddedResourceWithoutProperties(),
          new InvalidPattern());

  /** About versions whose schema the API server can read, and looks at for them. */
  static final List<Rule> SELECTION =
      List.of(
          new UnknownSelectableField(),
          new SelectableFieldNotScalar(),
          new SelectableFieldInMetadata(),
          new DuplicateSelectableField(),
          new TooManySelectableFields());

  /** About schemas in which {@link #STRUCTURE} finds no error. */
  static final List<Rule> DEFAULTS =
      List.of(
          new UnknownFieldInDefault(),
          new InvalidDefault(),
          new InvalidDefaultMetadata(),
          new UnusableDefault());

  /** About schemas in which no other rule finds an error. */
  static final List<Rule> UNREADABLE = List.of(new SchemaDialect());

  /** About what the rules before could not do. */
  static final List<Rule> AFTERWARDS = List.of(new CostlyRegex());

  /** Every rule, in the order in which they are applied. */
  public static final List<Rule> ALL =
      Stream.of(ALWAYS, ROOT, KEYWORDS, STRUCTURE, SELECTION, DEFAULTS, UNREADABLE, AFTERWARDS)
          .flatMap(List::stream)
          .toList();

  private ServerRules() {}

  /** Everything that is wrong with {@code crd}, except in its expressions. */
  public static Findings check(Crd crd) {
    return check(crd, ExpressionCheck.NONE);
  }

  /** Everything that is wrong with {@code crd}. */
  public static Findings check(Crd crd, ExpressionCheck expressions) {
    Findings findings = new Findings();
    for (Rule rule : ALWAYS) {
      rule.check(crd, new Report(rule, findings));
    }
    List<Rule> selection = SharedSelectableFields.areRefused(crd) ? List.of() : SELECTION;
    for (int i = 0; i < crd.versions().size(); i++) {
      CrdVersion version = crd.versions().get(i);
      FieldPath path = FieldPath.of("spec", "versions").index(i);
      for (Rule rule : ALWAYS) {
        rule.check(version, path, new Report(rule, findings));
      }
      SchemaNode root = SchemaNode.root(crd, i);
      if (root != null) {
        checkSchema(root, path, selection, expressions, findings);
      }
    }
    return findings;
  }

  private static void checkSchema(
      SchemaNode root,
      FieldPath versionPath,
      List<Rule> selection,
      ExpressionCheck expressions,
      Findings findings) {
    Findings found = new Findings();
    Set<SchemaNode> unsound = new HashSet<>();
    new WakefulRules(ROOT).check(root, found);
    walkAll(root, new WakefulRules(KEYWORDS), found, unsound);
    if (root.isReadable()) {
      for (Rule rule : selection) {
        rule.check(root.version(), versionPath, new Report(rule, findings));
      }
      Findings structural = new Findings();
      new WakefulRules(STRUCTURE).walk(root, StructuralView::children, structural);
      if (!structural.hasErrors()) {
        new WakefulRules(DEFAULTS).walk(root, SchemaNode::children, structural);
        expressions.checkDefaults(root, structural);
      }
      found.addAll(structural);
      if (!structural.hasErrors()) {
        expressions.check(root, node -> !unsound.contains(node), found);
      }
    } else if (!found.hasErrors()) {
      new WakefulRules(UNREADABLE).walk(root, SchemaNode::children, found);
    }
    new WakefulRules(AFTERWARDS).check(root, found);
    findings.addAll(found);
  }

  /** Applies {@link #KEYWORDS}, and collects the nodes with an error at or below them. */
  private static void walkAll(
      SchemaNode node, WakefulRules keywords, Findings findings, Set<SchemaNode> unsound) {
    int errorsBefore = findings.errors();
    keywords.check(node, findings);
    boolean isSound = findings.errors() == errorsBefore;
    for (SchemaNode child : node.children()) {
      walkAll(child, keywords, findings, unsound);
      isSound &= !unsound.contains(child);
    }
    if (!isSound) {
      unsound.add(node);
    }
  }
}
