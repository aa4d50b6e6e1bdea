package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Random;

/** An abstract base with its own discriminator field. */
public class OddUnionBase {
  public List<Auth> auths;
  public Auth main;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type", visible = true)
  @JsonSubTypes({@JsonSubTypes.Type(value = Tls.class, name = "tls"), @JsonSubTypes.Type(value = Scram.class, name = "scram-sha-512")})
  public abstract static class Auth {
    private String type;
    public String getType() { return type; }
    public void setType(String type) { this.type = type; }
  }
  public static class Tls extends Auth { public String secret; static Tls sample(Random r) { Tls t = new Tls(); t.setType("tls"); t.secret = "s"; return t; } }
  public static class Scram extends Auth { public String user; public boolean strict; static Scram sample(Random r) { Scram t = new Scram(); t.setType("scram-sha-512"); t.user = "u"; return t; } }
}
