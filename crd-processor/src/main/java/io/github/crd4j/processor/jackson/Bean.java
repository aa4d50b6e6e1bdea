package io.github.crd4j.processor.jackson;

import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson sees of one class.
 *
 * @param type the class, with its type arguments
 * @param properties the properties of the JSON object, by name in alphabetical order: all that are
 *     written or read
 * @param anyProperties whether further properties are read or written ({@code @JsonAnyGetter},
 *     {@code @JsonAnySetter})
 * @param anyValue type of the values of those; null if unknown or if there are none
 * @param value the type whose JSON stands for this class ({@code @JsonValue}, delegating creators);
 *     null if it is a JSON object of its properties
 * @param problems what cannot be decided or fails at run time
 */
public record Bean(
    DeclaredType type,
    List<BeanProperty> properties,
    boolean anyProperties,
    @Nullable TypeMirror anyValue,
    @Nullable TypeMirror value,
    List<BeanProblem> problems) {

  public Bean {
    properties = List.copyOf(properties);
    problems = List.copyOf(problems);
  }
}
