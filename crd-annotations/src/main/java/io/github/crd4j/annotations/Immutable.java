package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Forbids to change a property once it is set, or to remove it.
 *
 * <p><b>Becomes</b> {@code x-kubernetes-validations} in two places: the transition rule {@code self
 * == oldSelf} on the property, and, unless it is required or has a default, a rule on the object it
 * belongs to that refuses its removal. An optional property may still be set later.
 *
 * <p><b>Limits.</b> The property still goes when the object it belongs to is removed; make that
 * required or immutable too. Not on or below items of a list unless it is a list map, see {@link
 * ListType}: the API server could not tell which old item to compare with. On strings, lists and
 * maps the comparison costs by size; {@link MaxLength}, {@link MaxItems} and {@link MaxProperties}
 * bound it. A list of type set or map is equal in any order.
 *
 * <p><b>Combines with</b> {@link Required} and {@link Default}, either of which makes the second
 * rule needless.
 *
 * <pre>{@code
 * record DatabaseSpec(@Required @Immutable String engine, @Immutable String storageClass) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   engine:
 *     type: string
 *     x-kubernetes-validations:
 *       - rule: self == oldSelf
 *         message: engine is immutable
 *   storageClass:
 *     type: string
 *     x-kubernetes-validations:
 *       - rule: self == oldSelf
 *         message: storageClass is immutable
 * required:
 *   - engine
 * x-kubernetes-validations:
 *   - rule: '!has(oldSelf.storageClass) || has(self.storageClass)'
 *     message: storageClass is immutable and cannot be removed
 *     fieldPath: .storageClass
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Immutable {}
