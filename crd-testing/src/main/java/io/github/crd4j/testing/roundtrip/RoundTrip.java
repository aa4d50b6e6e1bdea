package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.testing.objects.ObjectGenerator;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sends generated objects from version to version and back, and fails with the smallest that does
 * not come back as it was.
 *
 * <pre>{@code
 * @Test
 * void losesNothing() {
 *   RoundTrip.of("META-INF/crds/databases.databases.example.com.yaml").check();
 * }
 * }</pre>
 *
 * <p>Every object is one that the API server accepts. Each pair of a version with the one that is
 * stored is tried in all ways that {@link Trip} lists. Seeds are random unless given; the message
 * of a failure says which it was.
 */
public final class RoundTrip {

  private static final int DEFAULT_OBJECTS = 1000;

  private final Crd crd;
  private Conversions conversions;
  private int objects = DEFAULT_OBJECTS;
  private long seed = new Random().nextLong();
  private final Set<Trip> trips = EnumSet.allOf(Trip.class);

  private RoundTrip(Crd crd, Conversions conversions) {
    this.crd = crd;
    this.conversions = conversions;
  }

  /**
   * Of the CRD in a resource of the class path, with the conversions that are registered as
   * services.
   *
   * @param resource such as {@code META-INF/crds/databases.databases.example.com.yaml}
   * @throws IllegalArgumentException if there is no such resource, or not one CRD in it
   */
  public static RoundTrip of(String resource) {
    try (InputStream in =
        Thread.currentThread().getContextClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource '" + resource + "' is on the class path");
      }
      return of(read(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + resource + "'", e);
    }
  }

  /** Of {@code crd}, with the conversions that are registered as services. */
  public static RoundTrip of(Crd crd) {
    return new RoundTrip(crd, Conversions.load());
  }

  private static Crd read(String name, String yaml) {
    try {
      List<CrdDocument> documents = CrdYamlReader.read(name, yaml);
      if (documents.size() != 1 || !documents.get(0).findings().isEmpty()) {
        throw new IllegalArgumentException("'" + name + "' is not one CRD");
      }
      return documents.get(0).crd();
    } catch (YamlException e) {
      throw new IllegalArgumentException("'" + name + "': " + e.problem(), e);
    }
  }

  /** Uses {@code conversions}, such as those with hooks that were written by hand. */
  public RoundTrip with(Conversions conversions) {
    this.conversions = conversions;
    return this;
  }

  /** Makes {@code count} objects for each version and way; 1,000 unless said. */
  public RoundTrip objects(int count) {
    this.objects = count;
    return this;
  }

  /** Makes the same objects again. */
  public RoundTrip seed(long seed) {
    this.seed = seed;
    return this;
  }

  /** Leaves a way out, where it is meant to lose something. */
  public RoundTrip without(Trip trip) {
    trips.remove(trip);
    return this;
  }

  /**
   * Tries all.
   *
   * @throws AssertionError at the first object that does not come back, made as small as it gets
   */
  public void check() {
    Counterexample found = find();
    if (found != null) {
      throw new AssertionError(found.message(seed));
    }
  }

  /** The first object that does not come back, made as small as it gets; null if all do. */
  public @Nullable Counterexample find() {
    CrdVersion storage = crd.storageVersion();
    if (storage == null) {
      throw new IllegalArgumentException("'" + crd.name() + "' has no storage version");
    }
    for (VersionPair pair : pairs(storage.name())) {
      for (Trip trip : trips) {
        Counterexample found = find(pair, trip);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private List<VersionPair> pairs(String hub) {
    List<VersionPair> pairs = new ArrayList<>();
    ObjectGenerator ofHub = new ObjectGenerator(crd, hub);
    for (CrdVersion version : crd.versions()) {
      if (!version.name().equals(hub)) {
        pairs.add(
            new VersionPair(
                crd, ofHub, new ObjectGenerator(crd, version.name()), version.name(), conversions));
      }
    }
    return pairs;
  }

  private @Nullable Counterexample find(VersionPair pair, Trip trip) {
    // A stream of its own for each way: leaving one out does not change the others' objects.
    Random random = new Random(seed + 31L * trip.name().hashCode() + pair.spoke().hashCode());
    for (int i = 0; i < objects; i++) {
      JsonObject start = trip.start(pair, random);
      Difference difference = trip.difference(pair, start);
      if (difference != null) {
        JsonObject smallest =
            Shrinker.shrink(
                start,
                candidate ->
                    trip.isStart(pair, candidate) && trip.difference(pair, candidate) != null);
        return new Counterexample(
            trip, pair.spoke(), smallest, Objects.requireNonNull(trip.difference(pair, smallest)));
      }
    }
    return null;
  }
}
