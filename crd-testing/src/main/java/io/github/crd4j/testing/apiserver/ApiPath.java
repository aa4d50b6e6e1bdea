package io.github.crd4j.testing.apiserver;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The path and query of a request to an API server; immutable.
 *
 * <p>{@code ApiPath.resource("example.com", "v1", "widgets").namespace("default").name("one")} is
 * {@code /apis/example.com/v1/namespaces/default/widgets/one}.
 */
public final class ApiPath {
  private final String root;
  private final String namespace;
  private final String tail;
  private final List<String> query;

  private ApiPath(String root, String namespace, String tail, List<String> query) {
    this.root = root;
    this.namespace = namespace;
    this.tail = tail;
    this.query = List.copyOf(query);
  }

  /**
   * Any path, such as {@code /openapi/v3}.
   *
   * @param path begins with a slash, is encoded already, and has no query
   */
  public static ApiPath of(String path) {
    if (!path.startsWith("/") || path.contains("?")) {
      throw new IllegalArgumentException("not an absolute path without query: '" + path + "'");
    }
    return new ApiPath(path, "", "", List.of());
  }

  /**
   * The objects of a kind: of the whole cluster unless {@link #namespace} follows.
   *
   * @param group empty for the core group
   */
  public static ApiPath resource(String group, String version, String plural) {
    String root =
        group.isEmpty()
            ? "/api/" + segment(version)
            : "/apis/" + segment(group) + "/" + segment(version);
    return new ApiPath(root, "", "/" + segment(plural), List.of());
  }

  /** The same in a namespace. */
  public ApiPath namespace(String name) {
    return new ApiPath(root, "/namespaces/" + segment(name), tail, query);
  }

  /** One object of these. */
  public ApiPath name(String name) {
    return new ApiPath(root, namespace, tail + "/" + segment(name), query);
  }

  /** A part of this object with an address of its own: {@code status} or {@code scale}. */
  public ApiPath subresource(String name) {
    return new ApiPath(root, namespace, tail + "/" + segment(name), query);
  }

  /** With one more query parameter, such as {@code labelSelector}. */
  public ApiPath query(String name, String value) {
    List<String> longer = new ArrayList<>(query);
    longer.add(encoded(name) + "=" + encoded(value));
    return new ApiPath(root, namespace, tail, longer);
  }

  /** Only objects whose field has a value: {@code metadata.name=one}. */
  public ApiPath fieldSelector(String selector) {
    return query("fieldSelector", selector);
  }

  /** Everything is done but storing ({@code dryRun=All}). */
  public ApiPath dryRun() {
    return query("dryRun", "All");
  }

  /** Unknown and duplicate fields are errors ({@code fieldValidation=Strict}), not warnings. */
  public ApiPath strict() {
    return query("fieldValidation", "Strict");
  }

  /** The request target: encoded path and query. */
  @Override
  public String toString() {
    return root + namespace + tail + (query.isEmpty() ? "" : "?" + String.join("&", query));
  }

  private static String segment(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("an empty segment would address something else");
    }
    return encoded(text);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
