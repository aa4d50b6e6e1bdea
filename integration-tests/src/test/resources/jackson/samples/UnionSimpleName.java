package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Simple class names as ids. */
public class UnionSimpleName {
  public Animal animal;

  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
  @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
  public abstract static class Animal { public String name; }
  public static class Cat extends Animal { public int lives; }
  public static class Dog extends Animal { public boolean barks; }
}
