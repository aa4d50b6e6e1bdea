package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a map or an object is merged: {@code x-kubernetes-map-type}.
 *
 * <p><b>Meaning.</b> It decides what server-side apply does when several managers write it. Without
 * it a map or an object is granular.
 *
 * <p><b>Stands on</b> maps and objects; on a class it holds wherever the class is used. Also on
 * items and map values. Not on a resource class with a status: the API server refuses it at the
 * root.
 *
 * <p><b>Combines with</b> {@link ListType}: objects in a list of type set must be {@link
 * Kind#ATOMIC}.
 *
 * <pre>{@code
 * record TopicSpec(@MapType(MapType.Kind.ATOMIC) Map<String, String> selector) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   selector:
 *     type: object
 *     x-kubernetes-map-type: atomic
 *     additionalProperties:
 *       type: string
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
public @interface MapType {
  /** {@return the kind of map, {@code x-kubernetes-map-type}} */
  Kind value();

  /** The kinds of map. */
  enum Kind {
    /** One value that is replaced as a whole and has one manager: {@code atomic}. */
    ATOMIC,

    /**
     * Each entry has managers of its own: {@code granular}, which is also what no annotation means.
     */
    GRANULAR
  }
}
