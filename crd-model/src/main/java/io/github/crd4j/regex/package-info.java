/** Regular expressions and characters as Go takes them. */
@NullMarked
package io.github.crd4j.regex;

import org.jspecify.annotations.NullMarked;
