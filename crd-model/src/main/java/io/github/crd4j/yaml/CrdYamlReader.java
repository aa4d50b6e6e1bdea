package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.DecodeProblems;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Reads the CRDs of a YAML text, also those in lists, and keeps where everything stands. */
public final class CrdYamlReader {

  /** The id of findings about fields that CRDs do not have. */
  public static final String UNKNOWN_FIELD = "UnknownField";

  /** The id of findings about values of the wrong type. */
  public static final String WRONG_TYPE = "WrongType";

  /** The id of findings about CRDs of other API versions. */
  public static final String UNSUPPORTED_API_VERSION = "UnsupportedApiVersion";

  private final String source;
  private final Consumer<OtherObject> others;
  private final List<CrdDocument> crds = new ArrayList<>();

  private CrdYamlReader(String source, Consumer<OtherObject> others) {
    this.source = source;
    this.others = others;
  }

  /** The CRDs of {@code text} in order; what else stands there is passed over. */
  public static List<CrdDocument> read(String source, String text) throws YamlException {
    return read(source, text, other -> {});
  }

  /**
   * The CRDs of {@code text} in order.
   *
   * @param source what to call the text in messages
   * @param others hears of every object that is not a CRD
   * @throws YamlException if the text is not YAML at all
   */
  public static List<CrdDocument> read(String source, String text, Consumer<OtherObject> others)
      throws YamlException {
    CrdYamlReader reader = new CrdYamlReader(source, others);
    for (YamlDocument document : YamlReader.read(text)) {
      reader.read(document.value(), document, FieldPath.ROOT);
    }
    return List.copyOf(reader.crds);
  }

  private void read(JsonValue value, YamlDocument document, FieldPath base) {
    JsonObject object = value instanceof JsonObject json ? json : JsonObject.EMPTY;
    String kind = object.text("kind");
    if (kind.equals(Crd.KIND)) {
      crds.add(decode(object, document, base));
    } else if ((kind.equals("List") || kind.equals(Crd.KIND + "List"))
        && object.get("items") instanceof JsonArray items) {
      for (int i = 0; i < items.items().size(); i++) {
        read(items.items().get(i), document, base.field("items").index(i));
      }
    } else {
      others.accept(new OtherObject(object.text("apiVersion"), kind, document.locate(base)));
    }
  }

  private CrdDocument decode(JsonObject json, YamlDocument document, FieldPath base) {
    List<Finding> findings = new ArrayList<>();
    String apiVersion = json.text("apiVersion");
    if (!apiVersion.equals(Crd.API_VERSION)) {
      // Its fields are not those of v1, so that they would only yield findings that mislead.
      Crd crd = Crd.fromJson(json, (path, problem) -> {});
      return new CrdDocument(
          source, crd, List.of(), List.of(wrongVersion(apiVersion)), document, base);
    }
    Crd crd = Crd.fromJson(json, new ToFindings(findings));
    return new CrdDocument(source, crd, storedVersions(json), findings, document, base);
  }

  private static List<String> storedVersions(JsonObject json) {
    return json.get("status") instanceof JsonObject status
            && status.get("storedVersions") instanceof JsonArray versions
        ? versions.items().stream()
            .filter(JsonString.class::isInstance)
            .map(version -> ((JsonString) version).value())
            .toList()
        : List.of();
  }

  private static Finding wrongVersion(String apiVersion) {
    String message =
        apiVersion.isEmpty()
            ? "CustomResourceDefinition has no apiVersion"
            : "CustomResourceDefinition is of '"
                + apiVersion
                + "', not of '"
                + Crd.API_VERSION
                + "'";
    String fact =
        apiVersion.equals("apiextensions.k8s.io/v1beta1")
            ? "Kubernetes 1.22 and later do not serve apiextensions.k8s.io/v1beta1"
            : "the API server knows no other version of this kind";
    return new Finding(
        UNSUPPORTED_API_VERSION,
        Severity.ERROR,
        FieldPath.of("apiVersion"),
        message,
        List.of(
            fact, "write 'apiVersion: " + Crd.API_VERSION + "', with a schema in each version"));
  }

  private record ToFindings(List<Finding> findings) implements DecodeProblems {

    @Override
    public void report(FieldPath path, String problem) {
      add(WRONG_TYPE, path, "'" + path + "' has the wrong type: " + problem);
    }

    @Override
    public void unknownField(FieldPath path, String name, Collection<String> known) {
      add(
          UNKNOWN_FIELD,
          path,
          "unknown field '" + name + "'" + Suggestion.didYouMean(name, known),
          "in '" + path + "'",
          "the API server refuses it: unknown field \"" + path + "\"");
    }

    private void add(String rule, FieldPath path, String message, String... details) {
      findings.add(new Finding(rule, Severity.ERROR, path, message, List.of(details)));
    }
  }
}
