package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonText;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;

/** What the anchors of one document name so far, and how much their aliases have multiplied. */
final class Anchors {

  /** Stays without content until its end is reached. */
  static final class Anchored {
    private @Nullable Located content;

    void end(Located read) {
      content = read;
    }
  }

  private final Map<Anchor, Anchored> byName = new HashMap<>();
  private int aliased;

  /**
   * The content of {@code alias}.
   *
   * @param depth how many levels it is in
   */
  Located follow(AliasEvent alias, int depth) throws YamlException {
    String name = alias.getAlias().getValue();
    Anchored anchored = byName.get(alias.getAlias());
    if (anchored == null) {
      throw problem(alias, "found undefined alias " + name);
    }
    Located content = anchored.content;
    if (content == null) {
      throw problem(alias, "anchor '" + name + "' contains itself");
    }
    if (depth + content.height() > JsonText.MAX_DEPTH) {
      throw YamlReader.tooDeep(YamlReader.start(alias));
    }
    if (content.height() > 0) {
      aliased += content.size();
    }
    if (aliased > YamlReader.MAX_ALIASED_VALUES) {
      throw problem(
          alias, "aliases multiply to more than " + YamlReader.MAX_ALIASED_VALUES + " values");
    }
    return content;
  }

  /** The anchor of {@code event}, if it has one, names what begins there. */
  @Nullable Anchored begin(NodeEvent event) {
    if (event.getAnchor().isEmpty()) {
      return null;
    }
    Anchored anchored = new Anchored();
    byName.put(event.getAnchor().get(), anchored);
    return anchored;
  }

  private static YamlException problem(AliasEvent alias, String problem) {
    return new YamlException(problem, YamlReader.start(alias));
  }
}
