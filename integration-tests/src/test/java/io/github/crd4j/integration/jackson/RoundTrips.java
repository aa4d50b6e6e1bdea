package io.github.crd4j.integration.jackson;

import io.github.crd4j.integration.jackson.Failure.Check;
import io.github.crd4j.integration.jackson.ServedSamples.Stored;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.testing.objects.ObjectGenerator;
import io.github.crd4j.yaml.CrdYamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Sends values of one sample to the API server and back, from Java and from the schema. */
final class RoundTrips {
  private final CompiledSamples compiled;
  private final ServedSamples served;
  private final Sample sample;
  private final Class<?> type;
  private final Mapper mapper;
  private final List<Failure> failures = new ArrayList<>();

  RoundTrips(CompiledSamples compiled, ServedSamples served, Sample sample)
      throws ClassNotFoundException {
    this.compiled = compiled;
    this.served = served;
    this.sample = sample;
    this.type = compiled.type(sample);
    this.mapper = compiled.mapper();
  }

  List<Failure> failures() {
    return failures;
  }

  /** Values of the class: written, stored, and read again they are the same. */
  void values(int count, Random random) throws ReflectiveOperationException {
    RandomValues values = new RandomValues(random);
    for (int i = 0; i < count; i++) {
      value(Objects.requireNonNull(values.next(type, 0)));
    }
  }

  private void value(Object value) {
    String json = "";
    Check check = Check.WRITE;
    try {
      json = mapper.write(value);
      check = Check.CREATE;
      Stored stored = served.create(sample, json);
      if (!stored.accepted()) {
        fail(check, stored.text(), json);
        return;
      }
      report(Check.STORE, JsonDifference.between(json, stored.text()), json);
      check = Check.READ;
      Object read = mapper.read(stored.text(), type);
      check = Check.EQUAL;
      report(check, ValueEquality.difference(value, read), json);
      check = Check.REWRITE;
      report(check, JsonDifference.between(json, mapper.write(read)), json);
    } catch (Exception e) {
      fail(check, text(e), json);
    }
  }

  /** Objects that the schema allows: Jackson reads them, and keeps what is in them. */
  void objects(int count, Random random) throws Exception {
    ObjectGenerator generator =
        new ObjectGenerator(
            CrdYamlReader.read(sample.name(), compiled.crd(sample)).get(0).crd(), "v1");
    for (int i = 0; i < count; i++) {
      JsonObject object = generator.next(random);
      if (object.get("spec") != null) {
        object(object.get("spec").toString());
      }
    }
  }

  private void object(String json) {
    Check check = Check.READ_GENERATED;
    try {
      Stored stored = served.create(sample, json);
      if (!stored.accepted()) {
        throw new AssertionError("generated, but refused: " + stored.text() + "\n" + json);
      }
      Object read = mapper.read(stored.text(), type);
      check = Check.KEEP_GENERATED;
      String rewritten = mapper.write(read);
      report(check, JsonDifference.lost(stored.text(), rewritten), json);
      check = Check.UPDATE_GENERATED;
      Stored updated = served.dryRun(sample, rewritten);
      report(
          check,
          updated.accepted() ? JsonDifference.between(rewritten, updated.text()) : updated.text(),
          json + "\n    rewritten " + rewritten);
    } catch (Exception e) {
      fail(check, text(e), json);
    }
  }

  private void report(Check check, @Nullable String difference, String json) {
    if (difference != null) {
      fail(check, difference, json);
    }
  }

  private void fail(Check check, String message, String json) {
    failures.add(
        new Failure(
            sample, mapper, check, message.replace('\n', ' '), json, compiled.warnings(sample)));
  }

  /** What was thrown, and why, all the way down: clients hide what Jackson said. */
  private static String text(Throwable thrown) {
    StringBuilder text = new StringBuilder(thrown.toString());
    for (Throwable cause = thrown.getCause(); cause != null; cause = cause.getCause()) {
      text.append("; ").append(cause);
    }
    return text.toString();
  }
}
