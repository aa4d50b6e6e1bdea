package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How a list is merged and compared: {@code x-kubernetes-list-type} and {@code
 * x-kubernetes-list-map-keys}.
 *
 * <p><b>Meaning.</b> It decides what server-side apply does when several managers write the same
 * list, and which items the API server takes for duplicates. Without it a list is atomic.
 *
 * <p><b>Stands on</b> lists, sets and arrays; also on lists within lists or as map values.
 *
 * <p><b>Limits.</b>
 *
 * <ul>
 *   <li>{@link Kind#SET}: items are strings, numbers, booleans or int-or-string, and not {@link
 *       Nullable}. Objects only with {@code @MapType(ATOMIC)}, and since Kubernetes 1.37 even so
 *       with a warning.
 *   <li>{@link Kind#MAP}: items are objects and not {@link Nullable}. Each of the {@link #keys} is
 *       a property of the item that is neither a list nor an object nor {@link Nullable}, and that
 *       is {@link Required} or has a {@link Default}.
 * </ul>
 *
 * <p>Duplicates in a {@link Default} are not noticed by the API server.
 *
 * <p><b>Combines with</b> {@link Validation}: rules with {@code oldSelf} on or below items are
 * possible only in a list map, since only its items have an old value. In CEL, {@code ==} on a set
 * or a list map ignores the order.
 *
 * <pre>{@code
 * record ServiceSpec(
 *     @ListType(ListType.Kind.SET) List<String> zones,
 *     @ListType(value = ListType.Kind.MAP, keys = "name") List<Port> ports) {}
 *
 * record Port(@Required String name, Integer port) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   ports:
 *     type: array
 *     x-kubernetes-list-type: map
 *     x-kubernetes-list-map-keys:
 *       - name
 *     items:
 *       type: object
 *       properties:
 *         name:
 *           type: string
 *         port:
 *           type: integer
 *           format: int32
 *       required:
 *         - name
 *   zones:
 *     type: array
 *     x-kubernetes-list-type: set
 *     items:
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
public @interface ListType {
  /** {@return the kind of list, {@code x-kubernetes-list-type}} */
  Kind value();

  /**
   * {@return the properties whose values together identify an item, by their names in JSON: {@code
   * x-kubernetes-list-map-keys}}
   *
   * <p>At least one with {@link Kind#MAP}, each once; none with the other kinds.
   */
  String[] keys() default {};

  /** The kinds of list. */
  enum Kind {
    /** One value that is replaced as a whole and has one manager: {@code atomic}. */
    ATOMIC,

    /** Items are unique, each with managers of its own: {@code set}. */
    SET,

    /** Items are unique by their keys and are merged property by property: {@code map}. */
    MAP
  }
}
