package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.diff.Change;
import io.github.crd4j.diff.CrdDiff;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.objects.ObjectGenerator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The ways that an object must survive. */
public enum Trip {

  /** A stored object is read in another version and written back as it is. */
  HUB_SPOKE_HUB("from storage to %s and back") {
    @Override
    JsonObject start(VersionPair pair, Random random) {
      return stored(pair.ofHub(), random);
    }

    @Override
    boolean isStart(VersionPair pair, JsonObject object) {
      return isStored(pair.ofHub(), object);
    }

    @Override
    @Nullable Difference difference(VersionPair pair, JsonObject object) {
      return downAndUp(pair, object);
    }
  },

  /** An object that is written in another version is read in it again. */
  SPOKE_HUB_SPOKE("from %s to storage and back") {
    @Override
    JsonObject start(VersionPair pair, Random random) {
      return stored(pair.ofSpoke(), random);
    }

    @Override
    boolean isStart(VersionPair pair, JsonObject object) {
      return isStored(pair.ofSpoke(), object);
    }

    @Override
    @Nullable Difference difference(VersionPair pair, JsonObject object) {
      JsonObject between = pair.toHub(object);
      return compare(object, between, pair.toSpoke(between));
    }
  },

  /** Parts of a stored object, which server-side apply converts, whatever is missing. */
  PARTIAL("of a part from storage to %s and back") {
    @Override
    JsonObject start(VersionPair pair, Random random) {
      return Thinning.thin(stored(pair.ofHub(), random), random);
    }

    @Override
    boolean isStart(VersionPair pair, JsonObject object) {
      return Thinning.isPart(object);
    }

    @Override
    @Nullable Difference difference(VersionPair pair, JsonObject object) {
      return downAndUp(pair, object);
    }
  },

  /**
   * What a version fills in on creation is what would be filled in on reading: else an object means
   * something else in the version in which it was not made.
   */
  DEFAULTS("with the defaults of %s, or with those of the stored version,") {
    @Override
    JsonObject start(VersionPair pair, Random random) {
      return pair.ofSpoke().next(random);
    }

    @Override
    boolean isStart(VersionPair pair, JsonObject object) {
      return pair.ofSpoke().accepts(object);
    }

    @Override
    @Nullable Difference difference(VersionPair pair, JsonObject object) {
      JsonObject late = pair.ofHub().stored(pair.toHub(object));
      JsonObject early = pair.ofHub().stored(pair.toHub(pair.ofSpoke().stored(object)));
      return compare(late, late, early);
    }
  };

  private final String text;

  Trip(String text) {
    this.text = text;
  }

  /** An object to begin with. */
  abstract JsonObject start(VersionPair pair, Random random);

  /** Whether an object is one to begin with. */
  abstract boolean isStart(VersionPair pair, JsonObject object);

  /** What became of {@code object}; null if it is as it was. */
  abstract @Nullable Difference difference(VersionPair pair, JsonObject object);

  String text(String spoke) {
    return "conversion " + text.formatted(spoke);
  }

  private static JsonObject stored(ObjectGenerator generator, Random random) {
    return generator.stored(generator.next(random));
  }

  private static boolean isStored(ObjectGenerator generator, JsonObject object) {
    return generator.accepts(object) && generator.stored(object).equals(object);
  }

  private static @Nullable Difference downAndUp(VersionPair pair, JsonObject object) {
    JsonObject between = pair.toSpoke(object);
    return compare(object, between, pair.toHub(between));
  }

  private static @Nullable Difference compare(
      JsonObject before, JsonObject between, JsonObject after) {
    List<Change> changes = CrdDiff.between(withoutEmpty(before), withoutEmpty(after));
    return changes.isEmpty() ? null : new Difference(between, changes);
  }

  // No annotations and an empty map of them are the same to the API server.
  private static JsonObject withoutEmpty(JsonObject object) {
    if (object.get("metadata") instanceof JsonObject metadata
        && JsonObject.EMPTY.equals(metadata.get("annotations"))) {
      Map<String, JsonValue> members = new LinkedHashMap<>(metadata.members());
      members.remove("annotations");
      return object.with("metadata", new JsonObject(members));
    }
    return object;
  }
}
