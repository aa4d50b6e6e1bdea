package io.github.crd4j.yaml;

import java.util.Map;
import org.snakeyaml.engine.v2.api.ConstructNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.Schema;

/** Has the YAML library leave it to this package what scalars without a tag stand for. */
enum UntaggedSchema implements Schema {
  INSTANCE;

  /** The tag of scalars that have neither tag nor quotes. */
  static final Tag UNTAGGED = new Tag("tag:crd4j,2026:untagged");

  @Override
  public ScalarResolver getScalarResolver() {
    return (text, plain) -> plain ? UNTAGGED : Tag.STR;
  }

  @Override
  public Map<Tag, ConstructNode> getSchemaTagConstructors() {
    return Map.of();
  }
}
