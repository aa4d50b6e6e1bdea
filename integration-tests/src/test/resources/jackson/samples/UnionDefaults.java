package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** The property and the names that Jackson chooses. */
public class UnionDefaults {
  public Animal animal;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
  public abstract static class Animal { public String name; }
  public static class Cat extends Animal { public int lives; }
  public static class Dog extends Animal { public boolean barks; }
}
