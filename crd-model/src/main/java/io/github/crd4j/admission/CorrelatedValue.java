package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value beside the one that it replaces on an update: mistakes of values that stay as they were
 * are forgiven.
 *
 * <p>Members belong together by name, items of list maps by their keys, items of other lists not at
 * all: such a list counts as one ({@code k8s.io/apiserver/pkg/cel/common/equality.go}).
 */
public final class CorrelatedValue {

  private final JsonValue value;
  private final JsonValue old;
  private final Schema schema;
  private @Nullable Map<ListMapKey, JsonValue> oldByKeys;

  private CorrelatedValue(JsonValue value, JsonValue old, Schema schema) {
    this.value = value;
    this.old = old;
    this.schema = schema;
  }

  /** {@code value} beside {@code old}, both of {@code schema}. */
  public static CorrelatedValue of(JsonValue value, JsonValue old, Schema schema) {
    return new CorrelatedValue(value, old, schema);
  }

  /** The member called {@code name}, or null if there is none in both or no schema of it. */
  public @Nullable CorrelatedValue field(String name) {
    if (!(value instanceof JsonObject now) || !(old instanceof JsonObject before)) {
      return null;
    }
    JsonValue member = now.get(name);
    JsonValue oldMember = before.get(name);
    Schema property = schema.properties().get(name);
    SchemaOrBool additional = schema.additionalProperties();
    Schema known = property != null || additional == null ? property : additional.schema();
    return member == null || oldMember == null || known == null
        ? null
        : new CorrelatedValue(member, oldMember, known);
  }

  /** The item at {@code index}, or null if no old item belongs to it. */
  public @Nullable CorrelatedValue index(int index) {
    Schema items = schema.items();
    if (items == null
        || !(value instanceof JsonArray now)
        || !(old instanceof JsonArray before)
        || index >= now.items().size()) {
      return null;
    }
    JsonValue item = now.items().get(index);
    ListMapKey key =
        "map".equals(schema.listType()) ? ListMapKey.of(item, schema.listMapKeys()) : null;
    JsonValue oldItem = key == null ? null : byKeys(before).get(key);
    return oldItem == null || oldItem == JsonNull.NULL
        ? null
        : new CorrelatedValue(item, oldItem, items);
  }

  /** Whether the value is as it was. Objects with members of no schema never are. */
  public boolean isUnchanged() {
    if (value instanceof JsonArray now && old instanceof JsonArray before) {
      return isUnchanged(now, before);
    }
    if (value instanceof JsonObject now && old instanceof JsonObject before) {
      return now.members().size() == before.members().size()
          && now.members().keySet().stream()
              .map(this::field)
              .allMatch(member -> member != null && member.isUnchanged());
    }
    return JsonEquality.deepEqual(value, old);
  }

  private boolean isUnchanged(JsonArray now, JsonArray before) {
    if (now.items().size() != before.items().size()) {
      return false;
    }
    for (int i = 0; i < now.items().size(); i++) {
      CorrelatedValue item = index(i);
      if (item == null) {
        return !"map".equals(schema.listType()) && JsonEquality.deepEqual(now, before);
      }
      if (!item.isUnchanged()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a mistake at {@code path} is forgiven: the value there is as it was, or, if no old
   * value belongs to it, the nearest one around it that has one.
   */
  public boolean isUnchangedAt(FieldPath path) {
    CorrelatedValue nearest = this;
    for (FieldPath.Step step : path.steps()) {
      CorrelatedValue next = nearest.step(step);
      if (nearest == this && step instanceof FieldPath.Field field && isTypeMeta(field.name())) {
        return false;
      }
      if (next == null) {
        break;
      }
      nearest = next;
    }
    return nearest.isUnchanged();
  }

  /** Whether a member of a resource is of its type: conversion sets it on both sides. */
  static boolean isTypeMeta(String name) {
    return name.equals("apiVersion") || name.equals("kind");
  }

  private @Nullable CorrelatedValue step(FieldPath.Step step) {
    if (step instanceof FieldPath.Index index) {
      return index(index.index());
    }
    return field(
        step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key());
  }

  private Map<ListMapKey, JsonValue> byKeys(JsonArray before) {
    Map<ListMapKey, JsonValue> known = oldByKeys;
    if (known == null) {
      known = ListMapKey.index(before, schema.listMapKeys());
      oldByKeys = known;
    }
    return known;
  }
}
