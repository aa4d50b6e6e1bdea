package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps fields that the schema does not declare: {@code x-kubernetes-preserve-unknown-fields:
 * true}.
 *
 * <p><b>Meaning.</b> The API server removes unknown fields everywhere else. Here it stores them
 * unchecked, with everything inside. Fields that <i>are</i> declared keep their own schema, and
 * below them unknown fields are removed again.
 *
 * <p><b>Stands on</b> anything. On a class with properties the others are kept too. On {@code
 * Object} and on JSON tree types it is implied: their schema is this keyword alone and takes any
 * JSON value. The values of a {@code Map<String, Object>} are such, so it needs no annotation. Also
 * on items and map values.
 *
 * <p><b>Limits.</b> Not with {@link IntOrString}. CEL rules see declared fields only; a value
 * without any type is invisible to rules and cannot carry one.
 *
 * <p><b>Combines with</b> {@link EmbeddedResource}.
 *
 * <pre>{@code
 * record PluginSpec(@Required String name, @PreserveUnknownFields Settings settings) {}
 *
 * record Settings(Integer timeoutSeconds) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   name:
 *     type: string
 *   settings:
 *     type: object
 *     x-kubernetes-preserve-unknown-fields: true
 *     properties:
 *       timeoutSeconds:
 *         type: integer
 *         format: int32
 * required:
 *   - name
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
public @interface PreserveUnknownFields {}
