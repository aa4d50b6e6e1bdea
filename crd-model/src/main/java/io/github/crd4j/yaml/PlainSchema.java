package io.github.crd4j.yaml;

import java.util.Map;
import org.snakeyaml.engine.v2.api.ConstructNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.Schema;

/** Has the YAML library write every scalar in the style that was chosen for it, without a tag. */
enum PlainSchema implements Schema {
  INSTANCE;

  @Override
  public ScalarResolver getScalarResolver() {
    return (text, plain) -> Tag.STR;
  }

  @Override
  public Map<Tag, ConstructNode> getSchemaTagConstructors() {
    return Map.of();
  }
}
