package samples;

import tools.jackson.databind.annotation.JsonSerialize;

/** Values that a serializer of Jackson writes as text. */
public class OddToString {
  @JsonSerialize(using = tools.jackson.databind.ser.std.ToStringSerializer.class) public long id;
  @JsonSerialize(using = tools.jackson.databind.ser.std.ToStringSerializer.class) public Integer count;
}
