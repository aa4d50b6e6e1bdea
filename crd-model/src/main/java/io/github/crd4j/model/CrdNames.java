package io.github.crd4j.model;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.List;
import java.util.Locale;

/**
 * {@code spec.names}: what a resource is called in URLs, manifests and on the command line.
 *
 * @param plural lower-case plural, as in the URL; empty if not given
 * @param singular lower-case singular, for the command line; empty if not given
 * @param kind the {@code kind} of its manifests; empty if not given
 * @param listKind the {@code kind} of lists of it; empty if not given
 * @param shortNames abbreviations for the command line, in source order
 * @param categories groups of resources that it is listed with, such as {@code all}
 */
public record CrdNames(
    String plural,
    String singular,
    String kind,
    String listKind,
    List<String> shortNames,
    List<String> categories) {

  public CrdNames {
    shortNames = List.copyOf(shortNames);
    categories = List.copyOf(categories);
  }

  /**
   * These names with what the API server fills in: singular from kind, listKind from kind ({@code
   * SetDefaults_CustomResourceDefinitionNames} in {@code apiextensions/v1/defaults.go}).
   */
  public CrdNames withDefaults() {
    return new CrdNames(
        plural,
        singular.isEmpty() ? kind.toLowerCase(Locale.ROOT) : singular,
        kind,
        listKind.isEmpty() && !kind.isEmpty() ? kind + "List" : listKind,
        shortNames,
        categories);
  }

  static CrdNames read(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    return fields == null
        ? new CrdNames("", "", "", "", List.of(), List.of())
        : fields.finish(
            new CrdNames(
                fields.string("plural"),
                fields.string("singular"),
                fields.string("kind"),
                fields.string("listKind"),
                fields.strings("shortNames"),
                fields.strings("categories")));
  }

  JsonObject toJson() {
    return new FieldsWriter()
        .strings("categories", categories)
        .string("kind", kind)
        .string("listKind", listKind)
        .string("plural", plural)
        .strings("shortNames", shortNames)
        .string("singular", singular)
        .toJson();
  }
}
