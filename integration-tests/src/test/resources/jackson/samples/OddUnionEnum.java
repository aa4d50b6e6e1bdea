package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Random;

/** An enum as the discriminator. */
public class OddUnionEnum {
  public Backend backend;

  public enum Kind { @JsonProperty("s3") S3, @JsonProperty("gcs") GCS }
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "kind", visible = true)
  @JsonSubTypes({@JsonSubTypes.Type(value = S3.class, name = "s3"), @JsonSubTypes.Type(value = Gcs.class, name = "gcs")})
  public interface Backend { Kind getKind(); }
  public static class S3 implements Backend { public String bucket; private Kind kind = Kind.S3; @Override public Kind getKind() { return kind; } public void setKind(Kind kind) { this.kind = kind; }
    static S3 sample(Random r) { S3 s = new S3(); s.bucket = "b"; return s; } }
  public static class Gcs implements Backend { public String project; private Kind kind = Kind.GCS; @Override public Kind getKind() { return kind; } public void setKind(Kind kind) { this.kind = kind; }
    static Gcs sample(Random r) { Gcs s = new Gcs(); s.project = "p"; return s; } }
}
