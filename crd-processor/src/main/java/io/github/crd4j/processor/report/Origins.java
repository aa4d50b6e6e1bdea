package io.github.crd4j.processor.report;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.Origin;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where in Java each part of a schema was said: a tree beside the schema.
 *
 * <p>The tree of a class is shared by all members of that type; what a member adds stands in a node
 * of its own above it.
 */
public final class Origins {

  /** Where the value of a keyword was said, down to a part of it. */
  @FunctionalInterface
  public interface KeywordOrigin {

    /**
     * The origin of the keyword or a part of its value.
     *
     * @param rest the steps below the keyword, such as the index of a list and a field of its item
     */
    Origin at(List<FieldPath.Step> rest);
  }

  private final Origin self;
  private final @Nullable Origins shared;
  private final Map<String, KeywordOrigin> keywords = new HashMap<>();
  private final Map<String, Origins> properties = new HashMap<>();
  private @Nullable Origins elements;

  private Origins(Origin self, @Nullable Origins shared) {
    this.self = self;
    this.shared = shared;
  }

  /** A node for what {@code self} declares. */
  public static Origins of(Origin self) {
    return new Origins(self, null);
  }

  /** A node for what {@code self} declares with a type whose origins are {@code type}. */
  public static Origins over(Origin self, Origins type) {
    return new Origins(self, type);
  }

  /** The declaration that this node describes. */
  public Origin self() {
    return self;
  }

  public void keyword(Keyword<?> keyword, KeywordOrigin origin) {
    keywords.put(keyword.keyword(), origin);
  }

  /** What {@link #keyword} was told, here or for the type; null if nothing. */
  public @Nullable KeywordOrigin keywordOrigin(Keyword<?> keyword) {
    return findKeyword(keyword.keyword());
  }

  public void property(String name, Origins origins) {
    properties.put(name, origins);
  }

  /** The origins of a property, here or of the type; null if it has none. */
  public @Nullable Origins property(String name) {
    return findProperty(name);
  }

  /** Sets the origins of the items of a list or the values of a map. */
  public void elements(Origins origins) {
    elements = origins;
  }

  /**
   * The origin of the part of the schema at {@code path}, or of the nearest part above it that has
   * one.
   *
   * @param path the steps below this node
   */
  public Origin find(List<FieldPath.Step> path) {
    if (path.isEmpty()) {
      return self;
    }
    String field = path.get(0) instanceof FieldPath.Field step ? step.name() : "";
    List<FieldPath.Step> rest = path.subList(1, path.size());
    if (field.equals("properties") && !rest.isEmpty() && rest.get(0) instanceof FieldPath.Key key) {
      Origins property = findProperty(key.key());
      return property == null ? self : property.find(rest.subList(1, rest.size()));
    }
    if (field.equals("items") || field.equals("additionalProperties")) {
      Origins found = findElements();
      if (found != null) {
        return found.find(rest);
      }
    }
    KeywordOrigin keyword = findKeyword(field);
    return keyword == null ? self : keyword.at(rest);
  }

  private @Nullable Origins findProperty(String name) {
    Origins own = properties.get(name);
    return own != null || shared == null ? own : shared.findProperty(name);
  }

  private @Nullable Origins findElements() {
    return elements != null || shared == null ? elements : shared.findElements();
  }

  private @Nullable KeywordOrigin findKeyword(String keyword) {
    KeywordOrigin own = keywords.get(keyword);
    return own != null || shared == null ? own : shared.findKeyword(keyword);
  }

  /** The part of {@code path} below the schema of a version. */
  static List<FieldPath.Step> belowSchema(FieldPath path) {
    List<FieldPath.Step> steps = path.steps();
    int schema = steps.indexOf(new FieldPath.Field("openAPIV3Schema"));
    return schema < 0 ? List.of() : steps.subList(schema + 1, steps.size());
  }
}
