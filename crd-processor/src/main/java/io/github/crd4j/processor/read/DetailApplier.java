package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Takes from a schema what {@code @SchemaDetail} does not want of it. */
final class DetailApplier {

  /** The members of the annotation, each of which holds paths. */
  private enum Change {
    WITHOUT("without"),
    PRESERVE_UNKNOWN("preserveUnknown"),
    OPTIONAL("optional");

    private final String member;

    Change(String member) {
      this.member = member;
    }
  }

  /** The path of the value itself. */
  private static final String WHOLE = ".";

  private static final String ANNOTATION = "io.github.crd4j.annotations.SchemaDetail";

  private final Reading reading;

  DetailApplier(Reading reading) {
    this.reading = reading;
  }

  /** Whether nothing of the class at {@code place} is wanted, so that it need not be readable. */
  static boolean isUnread(Place place) {
    return place.annotations().stream()
        .anyMatch(
            use ->
                use.name().equals(ANNOTATION)
                    && use.strings(Change.PRESERVE_UNKNOWN.member).contains(WHOLE));
  }

  /** The schema of a class of which nothing is wanted. */
  static SchemaDraft unread(Place place) {
    SchemaDraft draft = SchemaDraft.ofType(place, "object", "");
    draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    return draft;
  }

  void apply(SchemaDraft draft, AnnotationUse use, Place place) {
    for (Change change : Change.values()) {
      List<String> paths = use.strings(change.member);
      for (int i = 0; i < paths.size(); i++) {
        String path = paths.get(i);
        if (path.equals(WHOLE) && change == Change.PRESERVE_UNKNOWN) {
          draft.replace(opened(draft.schema()));
        } else {
          new Walk(change, path, use, i, place).from(draft);
        }
      }
    }
  }

  /** The way along one path, and what goes wrong on it. */
  private final class Walk {
    private final Change change;
    private final String path;
    private final AnnotationUse use;
    private final int index;
    private final Place place;
    private final String[] steps;

    Walk(Change change, String path, AnnotationUse use, int index, Place place) {
      this.change = change;
      this.path = path;
      this.use = use;
      this.index = index;
      this.place = place;
      this.steps = path.split("\\.", -1);
    }

    void from(SchemaDraft draft) {
      Schema changed = below(draft.schema(), 0, List.of());
      if (changed != null) {
        draft.replace(changed);
      }
    }

    /** {@code schema} with the change in it; null if that was reported to be impossible. */
    private @Nullable Schema below(Schema schema, int step, List<String> keys) {
      Schema items = schema.items();
      if (items != null) {
        Schema changed = below(items, step, schema.listMapKeys());
        return changed == null ? null : schema.withItems(changed);
      }
      SchemaOrBool values = schema.additionalProperties();
      if (values != null && values.schema() != null) {
        Schema changed = below(values.schema(), step, List.of());
        return changed == null ? null : schema.withValues(changed);
      }
      Schema property = schema.properties().get(steps[step]);
      if (property == null) {
        reportUnknown(step, List.copyOf(schema.properties().keySet()));
        return null;
      }
      if (step < steps.length - 1) {
        Schema changed = below(property, step + 1, List.of());
        return changed == null ? null : schema.withProperty(steps[step], changed);
      }
      return change == Change.PRESERVE_UNKNOWN
          ? schema.withProperty(steps[step], opened(property))
          : relaxed(schema, steps[step], keys);
    }

    private @Nullable Schema relaxed(Schema schema, String name, List<String> keys) {
      if (keys.contains(name)) {
        reading.report(
            SourceRule.AnnotationValueInvalid,
            use.origin(change.member, index),
            use.displayName()
                + " takes '"
                + name
                + "' away from "
                + place.name()
                + ", but it is a key of its list",
            "the API server wants each key to be a property that is required or has a default");
        return null;
      }
      List<String> required = new ArrayList<>(schema.required());
      if (!required.remove(name) && change == Change.OPTIONAL) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            use.origin(change.member, index),
            use.displayName()
                + " makes '"
                + path
                + "' of "
                + place.name()
                + " optional, which it is already");
        return null;
      }
      Schema changed = schema.with(Keyword.REQUIRED, required);
      if (change == Change.OPTIONAL) {
        return changed;
      }
      Map<String, Schema> properties = new TreeMap<>(schema.properties());
      properties.remove(name);
      return changed.with(Keyword.PROPERTIES, properties);
    }

    private void reportUnknown(int step, List<String> names) {
      String before = String.join(".", List.of(steps).subList(0, step));
      reading.report(
          SourceRule.FieldNameUnknown,
          use.origin(change.member, index),
          use.displayName()
              + " names '"
              + path
              + "', but "
              + (step == 0 ? place.name() : "'" + before + "'")
              + " has no property '"
              + steps[step]
              + "'"
              + Suggestion.didYouMean(steps[step], names),
          names.isEmpty() ? "it has no properties at all" : "it has: " + String.join(", ", names));
    }
  }

  /** A schema for the same kind of JSON with any content. */
  private static Schema opened(Schema schema) {
    Schema.Builder open = Schema.builder();
    if (schema.isType("array")) {
      open.set(Keyword.TYPE, "array");
      open.set(
          Keyword.ITEMS, SchemaOrList.of(Schema.EMPTY.with(Keyword.PRESERVE_UNKNOWN_FIELDS, true)));
    } else {
      if (schema.isType("object")) {
        open.set(Keyword.TYPE, "object");
      }
      open.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    }
    for (Keyword<?> kept : List.of(Keyword.DESCRIPTION, Keyword.TITLE, Keyword.NULLABLE)) {
      copy(kept, schema, open);
    }
    return open.build();
  }

  private static <T> void copy(Keyword<T> keyword, Schema from, Schema.Builder to) {
    T value = from.get(keyword);
    if (value != null) {
      to.set(keyword, value);
    }
  }
}
