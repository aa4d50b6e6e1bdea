package io.github.crd4j.processor.read;

import static java.util.stream.Collectors.joining;

import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.kubernetes.ModelClasses;
import io.github.crd4j.processor.kubernetes.TypeFacts;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Proposes keys for a user's list of what Kubernetes itself lists by keys only. */
final class ListKeysAdvice {

  private final Reading reading;
  private final Supertypes supertypes;
  private final ModelClasses models = new ModelClasses();

  ListKeysAdvice(Reading reading, Supertypes supertypes) {
    this.reading = reading;
    this.supertypes = supertypes;
  }

  /** Looks at a value of {@code type} at {@code place}, whose schema is {@code schema}. */
  void look(TypeMirror type, Schema schema, Place place) {
    Schema items = schema.items();
    if (items == null
        || schema.listType() != null
        || (place.declaration().getEnclosingElement() instanceof TypeElement owner
            && models.isModel(owner))) {
      return;
    }
    TypeElement item = item(type);
    TypeFacts facts = item == null ? null : models.facts(item);
    if (item == null || facts == null || !ModelFacts.tellApart(items, facts.itemKeys())) {
      return;
    }
    String name = item.getSimpleName().toString();
    String keys = facts.itemKeys().stream().map(key -> "\"" + key + "\"").collect(joining(", "));
    reading.report(
        SourceRule.ListWithoutKeys,
        place.origin(),
        place.name()
            + " is a list of "
            + name
            + " without keys, by which Kubernetes tells items apart wherever it has such a list",
        "two managers who apply it take the whole list from each other, and doubles are accepted",
        "write @ListType(value = MAP, keys = "
            + (facts.itemKeys().size() == 1 ? keys : "{" + keys + "}")
            + "), or @ListType(ATOMIC) if it is one value");
  }

  private @Nullable TypeElement item(TypeMirror type) {
    TypeMirror item = null;
    if (type instanceof ArrayType array) {
      item = array.getComponentType();
    } else if (type instanceof DeclaredType declared) {
      List<TypeMirror> arguments = supertypes.arguments(declared, "java.util.Collection");
      item = arguments == null || arguments.isEmpty() ? null : arguments.get(0);
    }
    return item instanceof DeclaredType declared && declared.asElement() instanceof TypeElement e
        ? e
        : null;
  }
}
