package io.github.crd4j.maven.samples;

import io.github.crd4j.admit.Admission;
import io.github.crd4j.admit.AdmissionError;
import io.github.crd4j.admit.Admissions;
import io.github.crd4j.admit.Admitted;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Excerpt;
import io.github.crd4j.yaml.UnreadableFileException;
import io.github.crd4j.yaml.YamlDocument;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlFiles;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Admits all samples of a directory and compares with what their files say.
 *
 * <p>The objects of {@code x.yaml} are created, or replace those of {@code x.old.yaml} if that is
 * there, and must be accepted with nothing pruned. Those of {@code x.invalid.yaml}, and those with
 * a comment that says so, must be refused.
 */
public final class SampleCheck {

  /**
   * What was found.
   *
   * @param problems one line each, with the place: {@code topic.yaml:[3,5] spec.size: Required
   *     value}
   * @param accepted number of samples that are accepted, as they must be
   * @param refused number of samples that are refused, as they must be
   */
  public record Result(List<String> problems, int accepted, int refused) {

    public Result {
      problems = List.copyOf(problems);
    }
  }

  private final Admissions admissions;
  private final List<SampleFile> files;
  private final List<String> problems = new ArrayList<>();
  private int accepted;
  private int refused;

  private SampleCheck(Admissions admissions, List<SampleFile> files) {
    this.admissions = admissions;
    this.files = files;
  }

  /**
   * Checks the samples of {@code directory}.
   *
   * @throws IOException if a file cannot be read
   */
  public static Result run(SampleDirectory directory, Admissions admissions) throws IOException {
    SampleCheck check = new SampleCheck(admissions, directory.files());
    for (SampleFile file : check.files) {
      if (!file.isOld()) {
        check.check(file);
      } else if (check.files.stream().noneMatch(file::isOldOf)) {
        check.problems.add(file.path() + ":[1,1] no file has what replaces these objects");
      }
    }
    return new Result(check.problems, check.accepted, check.refused);
  }

  private void check(SampleFile file) throws IOException {
    List<YamlDocument> before = new ArrayList<>();
    SampleFile oldFile = files.stream().filter(old -> old.isOldOf(file)).findFirst().orElse(null);
    if (oldFile != null) {
      before.addAll(read(oldFile.path(), text(oldFile.path())));
    }
    String text = text(file.path());
    ExpectedRefusals expected = new ExpectedRefusals(text);
    for (YamlDocument document : read(file.path(), text)) {
      if (document.value() instanceof JsonObject object) {
        List<String> refusals = expected.of(document);
        boolean mustFail = file.isInvalid() || !refusals.isEmpty();
        Admitted admitted = admit(file, document, object, oldFile == null ? null : before);
        if (admitted != null && mustFail) {
          expectRefusal(file, document, admitted, refusals);
        } else if (admitted != null) {
          expectAcceptance(file, document, admitted);
        }
      } else {
        add(file, document, FieldPath.ROOT, "an object is expected");
      }
    }
  }

  private @Nullable Admitted admit(
      SampleFile file,
      YamlDocument document,
      JsonObject object,
      @Nullable List<YamlDocument> before) {
    try {
      Admission admission = admissions.find(object, null);
      if (before == null) {
        return admission.create(object);
      }
      for (YamlDocument old : before) {
        if (old.value() instanceof JsonObject replaced && title(replaced).equals(title(object))) {
          return admission.update(replaced, object);
        }
      }
      add(file, document, FieldPath.ROOT, "the old file has no " + title(object));
    } catch (IllegalArgumentException e) {
      add(file, document, FieldPath.ROOT, String.valueOf(e.getMessage()));
    }
    return null;
  }

  private void expectAcceptance(SampleFile file, YamlDocument document, Admitted admitted) {
    for (FieldPath path : admitted.pruned()) {
      add(file, document, path, path + ": unknown field, which would not be stored");
    }
    for (FieldPath path : admitted.droppedMetadata()) {
      add(file, document, path, path + ": no field of metadata, and would not be stored");
    }
    for (AdmissionError error : admitted.errors()) {
      add(file, document, error.place(), error.toString());
    }
    if (admitted.isAccepted()) {
      accepted++;
    }
  }

  private void expectRefusal(
      SampleFile file, YamlDocument document, Admitted admitted, List<String> texts) {
    if (admitted.isAccepted()) {
      add(file, document, FieldPath.ROOT, "is accepted, but must be refused");
      return;
    }
    refused++;
    for (String text : texts) {
      if (admitted.errors().stream().noneMatch(error -> error.toString().contains(text))) {
        add(
            file,
            document,
            FieldPath.ROOT,
            "is not refused with \"" + text + "\", but with: " + admitted.errors().get(0));
      }
    }
  }

  /** The text of {@code file}, empty after a problem. */
  private String text(Path file) throws UnreadableFileException {
    try {
      return YamlFiles.read(file);
    } catch (YamlException e) {
      addTo(file, e);
      return "";
    }
  }

  private List<YamlDocument> read(Path file, String text) {
    try {
      return YamlReader.read(text);
    } catch (YamlException e) {
      addTo(file, e);
      return List.of();
    }
  }

  private void addTo(Path file, YamlException malformed) {
    problems.add(file + ":" + malformed.position() + " " + malformed.problem());
  }

  private void add(SampleFile file, YamlDocument document, FieldPath place, String problem) {
    problems.add(file.path() + ":" + document.locate(place) + " " + Excerpt.of(problem));
  }

  private static String title(JsonObject object) {
    JsonObject metadata = object.object("metadata");
    String namespace = metadata.text("namespace");
    return object.text("kind")
        + " '"
        + (namespace.isEmpty() ? "" : namespace + "/")
        + metadata.text("name")
        + "'";
  }
}
