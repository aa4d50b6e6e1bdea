package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a value be an explicit JSON {@code null}: {@code nullable: true}.
 *
 * <p><b>Meaning.</b> It is not the same as optional: a property without {@link Required} may be
 * absent anyway, and the API server silently removes a {@code null} from a property that is not
 * nullable (in a list it refuses it). Use this annotation only where {@code null} and absent mean
 * different things. Annotations of the same name from other libraries say that a Java reference may
 * be null, which makes a property optional and not nullable.
 *
 * <p><b>Limits.</b> Not on items of lists of type set or map, nor on a key of a list map. Under an
 * {@code enum} a {@code null} never passes, even if the enum lists it. In CEL a {@code null}
 * property counts as absent and rules on it are not run.
 *
 * <p><b>Combines with</b> {@link Required}: the property must be there, and may be {@code null}.
 * With {@link Default}, {@code null} stays {@code null}; without this annotation the default
 * replaces it.
 *
 * <pre>{@code
 * record TopicSpec(@Nullable String owner, Map<String, @Nullable Integer> limits) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   limits:
 *     type: object
 *     additionalProperties:
 *       type: integer
 *       format: int32
 *       nullable: true
 *   owner:
 *     type: string
 *     nullable: true
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Nullable {}
