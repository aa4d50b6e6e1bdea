package samples;

import com.fasterxml.jackson.annotation.JsonSetter;
import java.util.List;

/** Setters of several types, of which one is used. */
public class OddOverloads {
  private Integer size;
  private List<String> args;

  public Integer getSize() { return size; }
  @JsonSetter public void setSize(Integer size) { this.size = size; }
  public void setSize(String size) { this.size = Integer.valueOf(size); }
  public List<String> getArgs() { return args; }
  public void setArgs(List<String> args) { this.args = args; }
  public void setArgs(String... args) { this.args = List.of(args); }
  public void addArg(String arg) { args.add(arg); }
  public String get(int index) { return args.get(index); }
}
