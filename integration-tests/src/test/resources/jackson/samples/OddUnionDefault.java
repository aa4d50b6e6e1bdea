package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Random;

/** A union with a default for what is not known. */
public class OddUnionDefault {
  public Channel channel;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Other.class, visible = true)
  @JsonSubTypes({@JsonSubTypes.Type(value = Mail.class, name = "mail")})
  public abstract static class Channel { public String type; }
  public static class Mail extends Channel { public String to; static Mail sample(Random r) { Mail m = new Mail(); m.to = "a"; m.type = "mail"; return m; } }
  public static class Other extends Channel { public String url; static Other sample(Random r) { Other m = new Other(); m.url = "a"; m.type = "other"; return m; } }
}
