package samples;

/** A constructor without parameters beside one with all. */
public class TwoConstructors {
  private String name;
  private int size;

  public TwoConstructors() {}
  public TwoConstructors(String name, int size) { this.name = name; this.size = size; }
  public String getName() { return name; }
  public void setName(String name) { this.name = name; }
  public int getSize() { return size; }
  public void setSize(int size) { this.size = size; }
}
