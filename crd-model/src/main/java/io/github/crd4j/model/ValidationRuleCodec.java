package io.github.crd4j.model;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** JSON of {@link ValidationRule}. */
final class ValidationRuleCodec {

  private ValidationRuleCodec() {}

  static @Nullable ValidationRule read(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    if (fields == null) {
      return null;
    }
    return fields.finish(
        new ValidationRule(
            fields.string("rule"),
            fields.string("message"),
            fields.string("messageExpression"),
            fields.optionalString("reason"),
            fields.string("fieldPath"),
            fields.optionalBoolean("optionalOldSelf")));
  }

  static JsonValue write(ValidationRule rule) {
    Boolean optionalOldSelf = rule.optionalOldSelf();
    String reason = rule.reason();
    return new FieldsWriter()
        .string("fieldPath", rule.fieldPath())
        .string("message", rule.message())
        .string("messageExpression", rule.messageExpression())
        .json("optionalOldSelf", optionalOldSelf == null ? null : new JsonBoolean(optionalOldSelf))
        .json("reason", reason == null ? null : new JsonString(reason))
        .json("rule", new JsonString(rule.rule()))
        .toJson();
  }
}
