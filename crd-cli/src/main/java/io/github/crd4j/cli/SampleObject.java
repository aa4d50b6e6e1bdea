package io.github.crd4j.cli;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.yaml.Position;
import io.github.crd4j.yaml.UnreadableFileException;
import io.github.crd4j.yaml.YamlDocument;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlFiles;
import io.github.crd4j.yaml.YamlReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An object in a file.
 *
 * @param file as the user named it
 */
record SampleObject(Path file, YamlDocument document, JsonObject json) {

  /**
   * The objects of {@code file} in order.
   *
   * @throws CannotWorkException if it cannot be read, is no YAML, or has something else in it
   */
  static List<SampleObject> read(Path file) throws CannotWorkException {
    List<SampleObject> objects = new ArrayList<>();
    try {
      for (YamlDocument document : YamlReader.read(YamlFiles.read(file))) {
        if (!(document.value() instanceof JsonObject json)) {
          throw new CannotWorkException(
              place(file, document.start())
                  + ": an object is expected, not a value of type "
                  + document.value().typeName());
        }
        objects.add(new SampleObject(file, document, json));
      }
    } catch (UnreadableFileException e) {
      throw new CannotWorkException(String.valueOf(e.getMessage()));
    } catch (YamlException e) {
      throw new CannotWorkException(place(file, e.position()) + ": " + e.problem());
    }
    if (objects.isEmpty()) {
      throw new CannotWorkException("'" + file + "' has no object");
    }
    return objects;
  }

  private static String place(Path file, Position position) {
    return file + ":" + position.line() + ":" + position.column();
  }

  /** Where the object begins. */
  String location() {
    return place(file, document.start());
  }

  /** Where {@code path} is, or the nearest place around it. */
  String locate(FieldPath path) {
    return place(file, document.locate(path));
  }

  /** {@code Topic 'shop/orders'}. */
  String title() {
    String namespace = metadata("namespace");
    return json.text("kind")
        + " '"
        + (namespace.isEmpty() ? "" : namespace + "/")
        + metadata("name")
        + "'";
  }

  boolean isSameAs(SampleObject other) {
    return json.text("apiVersion").equals(other.json.text("apiVersion"))
        && title().equals(other.title());
  }

  private String metadata(String name) {
    return json.object("metadata").text(name);
  }
}
