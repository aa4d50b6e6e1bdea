package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Takes an integer or a string: {@code x-kubernetes-int-or-string: true}.
 *
 * <p><b>Meaning.</b> For values such as a port by number or name, or a count by number or
 * percentage. The schema has no {@code type}; {@code anyOf} with the two types comes along, so that
 * defaults are checked as well.
 *
 * <p><b>Stands on</b> types that are written as a JSON integer or string. The {@code IntOrString}
 * and {@code Quantity} classes of the Kubernetes clients imply it. Also on items and map values.
 *
 * <p><b>Limits.</b> Not with {@link PreserveUnknownFields} or {@link EmbeddedResource}. In CEL the
 * value is {@code dyn}: write {@code type(self.port) == int ? self.port > 0 : self.port != ''}.
 *
 * <p><b>Combines with</b> {@link Minimum}, {@link Maximum} and {@link MultipleOf}, which concern
 * the integers, and with {@link Pattern} and the lengths, which concern the strings.
 *
 * <pre>{@code
 * record RolloutSpec(
 *     @IntOrString @Pattern("^[0-9]+%$") @Minimum(0) @Default("25%") Object maxSurge) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   maxSurge:
 *     x-kubernetes-int-or-string: true
 *     anyOf:
 *       - type: integer
 *       - type: string
 *     default: 25%
 *     minimum: 0
 *     pattern: ^[0-9]+%$
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.TYPE,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE_USE
})
public @interface IntOrString {}
