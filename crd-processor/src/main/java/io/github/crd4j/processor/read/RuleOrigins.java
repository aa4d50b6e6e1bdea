package io.github.crd4j.processor.read;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Origins;
import io.github.crd4j.processor.report.Origins.KeywordOrigin;
import io.github.crd4j.processor.vocabulary.StatedRule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where each of the rules of a schema was demanded, those of the type before those of its use. */
final class RuleOrigins implements KeywordOrigin {

  private final Origin self;
  private final @Nullable KeywordOrigin earlier;
  private final int before;
  private final List<StatedRule> stated;

  /**
   * @param origins of the schema, still with the origins of the earlier rules
   * @param before how many rules the schema had already
   * @param stated the rules after those
   */
  RuleOrigins(Origins origins, int before, List<StatedRule> stated) {
    this.self = origins.self();
    this.earlier = origins.keywordOrigin(Keyword.VALIDATIONS);
    this.before = before;
    this.stated = new ArrayList<>(stated);
  }

  @Override
  public Origin at(List<FieldPath.Step> rest) {
    if (rest.isEmpty() || !(rest.get(0) instanceof FieldPath.Index index)) {
      return self;
    }
    int own = index.index() - before;
    if (own < 0) {
      return earlier == null ? self : earlier.at(rest);
    }
    if (own >= stated.size()) {
      return self;
    }
    StatedRule rule = stated.get(own);
    if (rest.size() < 2 || !(rest.get(1) instanceof FieldPath.Field field)) {
      return rule.use().origin();
    }
    // fabric8's annotation has the rule itself as its value.
    boolean asValue = field.name().equals("rule") && !rule.use().isGiven("rule");
    return rule.use().origin(asValue ? "value" : field.name());
  }
}
