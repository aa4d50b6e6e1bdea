package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property mandatory: its name goes into {@code required} of the object it belongs to.
 *
 * <p><b>Meaning.</b> The API server refuses an object in which the parent is present and this
 * property is not. A {@code null} counts as absent unless the property is {@link Nullable}. An
 * empty string, list or object counts as present; exclude it with {@link MinLength}, {@link
 * MinItems} or {@link MinProperties}.
 *
 * <p><b>The same say</b> {@code @JsonProperty(required = true)}, {@code @NotNull},
 * {@code @NotEmpty} and {@code @NotBlank} of Bean Validation and, in a spec, that the member is
 * never null: {@code @NonNull} of whatever library, or a scope such as JSpecify's
 * {@code @NullMarked}. Not by nullness required are primitives, {@code Optional}s, and what
 * {@code @Nullable} says may be absent.
 *
 * <p><b>Combines with</b> everything but {@link Default}: a default is filled in before the check,
 * so the property can never be missing; {@code required} is left out then, with a warning. A new
 * required property in an existing version makes stored objects that lack it invalid at their next
 * change.
 *
 * <pre>{@code
 * record TopicSpec(@Required String owner, Integer partitions) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   owner:
 *     type: string
 *   partitions:
 *     type: integer
 *     format: int32
 * required:
 *   - owner
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Required {}
