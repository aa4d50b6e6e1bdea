package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.vocabulary.Statements;
import io.github.crd4j.processor.vocabulary.TextStatement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Applies keywords that are given as text: {@code enum}, {@code default} and {@code example}. */
final class TextApplier {

  private final Reading reading;
  private final InitialiserValues initialisers;

  TextApplier(Reading reading) {
    this.reading = reading;
    this.initialisers = new InitialiserValues(reading);
  }

  void apply(SchemaDraft draft, Statements said, Place place) {
    TextStatement values = said.text(Keyword.ENUM);
    if (values != null) {
      applyEnum(draft, values, place);
    }
    applyValue(Keyword.DEFAULT, draft, said.text(Keyword.DEFAULT), place);
    applyValue(Keyword.EXAMPLE, draft, said.text(Keyword.EXAMPLE), place);
  }

  private void applyEnum(SchemaDraft draft, TextStatement said, Place place) {
    List<JsonValue> values = new ArrayList<>();
    Schema schema = draft.schema();
    for (int i = 0; i < said.texts().size(); i++) {
      JsonValue value =
          parse(said.texts().get(i), schema, "enum value", said.use().origin("value", i), place);
      if (value != null) {
        values.add(value);
      }
    }
    draft.set(Keyword.ENUM, new JsonArray(values));
    draft
        .origins()
        .keyword(
            Keyword.ENUM,
            rest ->
                !rest.isEmpty() && rest.get(0) instanceof FieldPath.Index item
                    ? said.use().origin("value", item.index())
                    : said.use().origin("value"));
  }

  private void applyValue(
      Keyword<JsonValue> keyword, SchemaDraft draft, @Nullable TextStatement said, Place place) {
    if (said == null) {
      return;
    }
    Origin origin = said.use().origin(said.member());
    String text = said.texts().isEmpty() ? initialiser(said, place) : said.texts().get(0);
    if (text == null) {
      return;
    }
    JsonValue value = parse(text, draft.schema(), keyword.keyword(), origin, place);
    if (value != null) {
      draft.set(keyword, value, origin);
    }
  }

  private @Nullable String initialiser(TextStatement said, Place place) {
    JsonValue value = initialisers.at(place);
    if (value == null) {
      reading.report(
          SourceRule.DefaultInitialiserUnknown,
          said.use().origin(),
          said.use().displayName()
              + " of "
              + place.name()
              + " has no value, and no constant initialiser is to be seen",
          "an initialiser is seen only by javac, in source code, and only if it is a literal or a"
              + " constant",
          "write the value as JSON text: " + said.use().displayName() + "(\"…\")");
    }
    return value == null ? null : value.toString();
  }

  private @Nullable JsonValue parse(
      String text, Schema schema, String what, Origin origin, Place place) {
    try {
      return TextValue.parse(text, schema);
    } catch (TextValue.MalformedText malformed) {
      reading.report(
          SourceRule.DefaultMalformed,
          origin,
          what + " '" + text + "' of " + place.name() + " " + malformed.getMessage(),
          what.equals(Keyword.EXAMPLE.keyword())
              ? "readers of the CRD take an example for a value that the API server accepts"
              : "the API server would refuse the CRD, or every object with this value");
      return null;
    }
  }
}
