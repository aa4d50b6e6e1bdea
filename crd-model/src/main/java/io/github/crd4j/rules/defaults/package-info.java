/** Rules about defaults: they must be what the API server would accept from a user. */
@NullMarked
package io.github.crd4j.rules.defaults;

import org.jspecify.annotations.NullMarked;
