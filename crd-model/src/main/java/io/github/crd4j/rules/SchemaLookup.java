package io.github.crd4j.rules;

import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a path of property names leads to.
 *
 * @param schema of the value; null if nothing is known of it
 * @param missing the name that is not declared where it should be; null if all are
 * @param known the names that are declared there
 */
public record SchemaLookup(@Nullable Schema schema, @Nullable String missing, Set<String> known) {

  private static final Set<String> META = Set.of("apiVersion", "kind");

  public SchemaLookup {
    known = Collections.unmodifiableSet(new TreeSet<>(known));
  }

  /** Follows {@code names} from the root of a resource's schema. */
  public static SchemaLookup find(Schema root, List<String> names) {
    Schema at = root;
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (name.equals("metadata") && (i == 0 || at.isEmbeddedResource())) {
        // Whatever the schema says of it, Kubernetes fills it in.
        return new SchemaLookup(null, null, Set.of());
      }
      Schema property = at.properties().get(name);
      SchemaOrBool additional = at.additionalProperties();
      if (property == null && additional != null) {
        property = additional.schema();
      }
      if (property == null) {
        boolean isImplied = (i == 0 || at.isEmbeddedResource()) && META.contains(name);
        boolean mayBeThere =
            isImplied || additional != null || at.preservesUnknownFields() || at.isIntOrString();
        return new SchemaLookup(null, mayBeThere ? null : name, at.properties().keySet());
      }
      at = property;
    }
    return new SchemaLookup(at, null, Set.of());
  }

  /** {@code "; did you mean 'x'?"} for the missing name, or an empty text. */
  public String suggestion() {
    return missing == null ? "" : Suggestion.didYouMean(missing, known);
  }
}
