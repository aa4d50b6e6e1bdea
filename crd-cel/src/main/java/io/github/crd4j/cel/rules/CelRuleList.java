package io.github.crd4j.cel.rules;

import java.util.List;
import java.util.stream.Stream;

/** The list of all rules about validation rules, in the order in which they are asked. */
public final class CelRuleList {

  /** The first that has an explanation gives it. */
  static final List<ErrorRule> ERRORS =
      List.of(
          new CelTooDeep(),
          new CelSyntax(),
          new CelUnknownField(),
          new CelFunctionTooNew(),
          new CelUnknownFunction(),
          new CelUnknownName(),
          new CelTypeMismatch());

  static final List<ExpressionRule> EXPRESSIONS =
      List.of(new CelMixedLiteral(), new CelBadLiteral(), new CelBadRegex(), new CelFormatCall());

  static final CelUntypedNode UNTYPED_NODE = new CelUntypedNode();
  static final CelProtobuf PROTOBUF = new CelProtobuf();
  static final CelResultType RESULT_TYPE = new CelResultType();
  static final CelTransitionRule TRANSITION_RULE = new CelTransitionRule();
  static final CelOptionalOldSelf OPTIONAL_OLD_SELF = new CelOptionalOldSelf();
  static final CelRefusedDefault REFUSED_DEFAULT = new CelRefusedDefault();
  static final CelCostTooHigh COST_TOO_HIGH = new CelCostTooHigh();
  static final CelTotalCostTooHigh TOTAL_COST_TOO_HIGH = new CelTotalCostTooHigh();

  private CelRuleList() {}

  /** The ids of all rules. */
  public static List<String> ids() {
    return Stream.of(
            ERRORS,
            EXPRESSIONS,
            List.of(
                UNTYPED_NODE,
                PROTOBUF,
                RESULT_TYPE,
                TRANSITION_RULE,
                OPTIONAL_OLD_SELF,
                REFUSED_DEFAULT,
                COST_TOO_HIGH,
                TOTAL_COST_TOO_HIGH))
        .flatMap(rules -> rules.stream().map(CelRule::id))
        .toList();
  }
}
