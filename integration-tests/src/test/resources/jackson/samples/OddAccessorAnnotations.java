package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import java.util.ArrayList;
import java.util.List;

/** Annotations on one accessor that count for all. */
public class OddAccessorAnnotations {
  private String a;
  private String b;
  private String c;
  private Integer d;
  private List<String> e = new ArrayList<>();

  @JsonProperty("alpha") public String getA() { return a; }
  public void setA(String a) { this.a = a; }
  public String getB() { return b; }
  @JsonProperty("beta") public void setB(String b) { this.b = b; }
  @JsonGetter public String c() { return c; }
  @JsonSetter public void c(String c) { this.c = c; }
  @JsonFormat(shape = JsonFormat.Shape.STRING) public Integer getD() { return d; }
  public void setD(Integer d) { this.d = d; }
  public List<String> getE() { return e; }
  public void setE(List<String> e) { this.e = e == null ? new ArrayList<>() : e; }
}
