package io.github.crd4j.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The named format that a string or number must have: {@code format}.
 *
 * <p><b>Meaning.</b> These formats are checked:
 *
 * <ul>
 *   <li>on strings: {@code date}, {@code date-time}, {@code duration}, {@code byte}, {@code uri},
 *       {@code email}, {@code hostname}, {@code ipv4}, {@code ipv6}, {@code cidr}, {@code mac},
 *       {@code uuid}, {@code uuid3}, {@code uuid4}, {@code uuid5}, {@code bsonobjectid}, {@code
 *       isbn}, {@code isbn10}, {@code isbn13}, {@code creditcard}, {@code ssn}, {@code hexcolor},
 *       {@code rgbcolor}, {@code password} (which accepts everything), and in new schemas from
 *       Kubernetes 1.35 on {@code k8s-short-name} (a DNS label) and {@code k8s-long-name} (a DNS
 *       name);
 *   <li>on integers: {@code int32} and {@code int64}, on numbers: {@code float} and {@code double},
 *       each enforced since Kubernetes 1.36.
 * </ul>
 *
 * <p><b>Limits.</b> Any other name, or one on the wrong type, is accepted and checks nothing. Some
 * formats are wider than they sound: {@code uri} includes absolute paths, {@code email} display
 * names, {@code cidr} addresses with host bits, and {@code duration} everything that contains a
 * number with a unit. {@code date-time} needs a time zone. {@code byte} is base64 with padding, and
 * the empty string is not valid.
 *
 * <p><b>Combines with</b> {@link Pattern} and the lengths. The Java type already gives a format
 * where it has one, as {@code int32} for {@code int} and {@code date-time} for {@code
 * java.time.Instant}; this annotation replaces it. In CEL, {@code date} and {@code date-time} are
 * timestamps, {@code duration} is a duration and {@code byte} is bytes; all others are strings.
 *
 * <pre>{@code
 * record TopicSpec(@Format("email") String owner, List<@Format("cidr") String> networks) {}
 * }</pre>
 *
 * <p>becomes
 *
 * <pre>{@code
 * type: object
 * properties:
 *   networks:
 *     type: array
 *     items:
 *       type: string
 *       format: cidr
 *   owner:
 *     type: string
 *     format: email
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
public @interface Format {
  /** {@return the name of the format} */
  String value();
}
