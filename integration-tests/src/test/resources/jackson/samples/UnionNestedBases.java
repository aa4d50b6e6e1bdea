package samples;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Subtypes of subtypes. */
public class UnionNestedBases {
  public Thing thing;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "what")
  @JsonSubTypes({@JsonSubTypes.Type(value = Car.class, name = "car"), @JsonSubTypes.Type(Animal.class)})
  public interface Thing {}
  public static class Car implements Thing { public int wheels; }
  @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(value = Dog.class, name = "dog")})
  public abstract static class Animal implements Thing { public String name; }
  public static class Cat extends Animal { public int lives; }
  public static class Dog extends Animal { public boolean barks; }
}
