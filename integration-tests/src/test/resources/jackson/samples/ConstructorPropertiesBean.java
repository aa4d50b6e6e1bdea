package samples;

import java.beans.ConstructorProperties;

// mappers: 2, 3
/** Named by the annotation of the JDK. */
public final class ConstructorPropertiesBean {
  private final String name;
  private final int size;

  @ConstructorProperties({"name", "size"})
  public ConstructorPropertiesBean(String name, int size) { this.name = name; this.size = size; }
  public String getName() { return name; }
  public int getSize() { return size; }
}
