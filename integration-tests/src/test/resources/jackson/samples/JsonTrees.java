package samples;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Trees of JSON. */
public class JsonTrees {
  public JsonNode node;
  public ObjectNode object;
  public ArrayNode array;
  public Map<String, JsonNode> nodes;
  public Object anything;
  public Map<String, Object> map;
  public List<Object> list;
}
