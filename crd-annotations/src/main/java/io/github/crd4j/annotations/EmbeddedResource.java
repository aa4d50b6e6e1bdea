package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an object as a complete Kubernetes object: {@code x-kubernetes-embedded-resource: true}.
 *
 * <p><b>Meaning.</b> {@code apiVersion}, {@code kind} and {@code metadata} are kept even where the
 * schema does not declare them, and the API server checks them: {@code apiVersion} and {@code kind}
 * must be present and valid, {@code metadata} must be well-formed. Whether that kind exists is not
 * checked.
 *
 * <p><b>Stands on</b> objects, and on {@code Object} and JSON tree types, which take an object of
 * any kind; not on maps, which the API server refuses. Also on items and map values.
 *
 * <p><b>Limits.</b> A class declares properties, or {@link PreserveUnknownFields} stands beside it.
 * Where it declares {@code apiVersion} and {@code kind} they are strings, and {@code metadata} is
 * an object. Not within the metadata of another resource, and not with {@link IntOrString}. A
 * {@link Default} must itself contain {@code apiVersion} and {@code kind}, so
 * {@code @Default("{}")} is refused.
 *
 * <p><b>Combines with</b> {@link PreserveUnknownFields}, for objects of which a class declares only
 * a part; {@code Object} implies it.
 *
 * <pre>{@code
 * record TemplateSpec(@EmbeddedResource Object template) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   template:
 *     type: object
 *     x-kubernetes-embedded-resource: true
 *     x-kubernetes-preserve-unknown-fields: true
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
public @interface EmbeddedResource {}
