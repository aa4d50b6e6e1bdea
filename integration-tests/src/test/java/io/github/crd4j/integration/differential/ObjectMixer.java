package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes updates: objects that are partly the old one, partly another. */
final class ObjectMixer {

  private final Dice dice;

  ObjectMixer(Dice dice) {
    this.dice = dice;
  }

  JsonValue mix(JsonValue old, JsonValue fresh) {
    if (old instanceof JsonObject before && fresh instanceof JsonObject after) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      Set<String> names = new LinkedHashSet<>(before.members().keySet());
      names.addAll(after.members().keySet());
      for (String name : names) {
        JsonValue was = before.get(name);
        JsonValue is = after.get(name);
        if (was != null && is != null) {
          members.put(name, mix(was, is));
        } else if (was != null ? !dice.chance(10) : dice.chance(30)) {
          members.put(name, was != null ? was : after.members().get(name));
        }
      }
      return new JsonObject(members);
    }
    if (old instanceof JsonArray before && fresh instanceof JsonArray after) {
      List<JsonValue> items = new ArrayList<>();
      for (JsonValue item : before.items()) {
        if (!dice.chance(15)) {
          items.add(
              dice.chance(20) && !after.items().isEmpty()
                  ? mix(item, dice.pick(after.items()))
                  : item);
        }
      }
      if (dice.chance(20) && !after.items().isEmpty()) {
        items.add(dice.below(items.size() + 1), dice.pick(after.items()));
      }
      return new JsonArray(items);
    }
    return dice.chance(75) ? old : fresh;
  }
}
