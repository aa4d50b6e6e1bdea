package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A member of one variant's own type keeps the id. */
public class OddUnionPlainSubtype {
  public Disk disk;
  public List<Tape> tapes;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({@JsonSubTypes.Type(value = Disk.class, name = "disk"), @JsonSubTypes.Type(value = Tape.class, name = "tape")})
  public abstract static class Storage { public boolean encrypted; }
  public static class Disk extends Storage { public String path; }
  public static class Tape extends Storage { public int length; }
}
