package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.diff.DiffText;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.yaml.YamlWriter;

/**
 * A small object that does not come back as it was.
 *
 * @param trip the way it went
 * @param spoke the version that is not stored
 * @param object where it began
 * @param difference what happened to it
 */
public record Counterexample(Trip trip, String spoke, JsonObject object, Difference difference) {

  /** All that is needed to see and to repeat it. */
  String message(long seed) {
    StringBuilder out = new StringBuilder();
    out.append(trip.text(spoke)).append(" changes this object (seed ").append(seed).append("):\n");
    append(out, YamlWriter.write(object));
    out.append("which becomes\n");
    append(out, YamlWriter.write(difference.between()));
    out.append("and then differs:\n");
    DiffText.lines(difference.changes()).forEach(line -> append(out, line));
    return out.toString();
  }

  private static void append(StringBuilder out, String text) {
    text.lines().forEach(line -> out.append("  ").append(line).append('\n'));
  }
}
