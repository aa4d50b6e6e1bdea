package io.github.crd4j.processor.jackson;

import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson sees of one class.
 *
 * @param type the class, with its type arguments
 * @param kind what kind of JSON it is
 * @param properties the properties of the JSON object, by name in alphabetical order: all that are
 *     written or read; without the property that holds a type id or an object id
 * @param anyProperties whether further properties are read or written ({@code @JsonAnyGetter},
 *     {@code @JsonAnySetter})
 * @param anyValue type of the values of those; null if unknown or if there are none
 * @param value the type whose JSON stands for this class ({@code @JsonValue}, delegating creators);
 *     null if it is a JSON object of its properties
 * @param readFrom types from whose JSON the class is read as well: the parameters of delegating
 *     creators and of constructors of one scalar
 * @param readable whether Jackson can make an object of the class from a JSON object, or from the
 *     JSON of {@code value} if it is not null; for an abstract type, of one of its subtypes
 * @param polymorphism how JSON tells subtypes of it apart; null if it does not
 * @param identityProperty the property of the object's id ({@code @JsonIdentityInfo}), behind which
 *     the id alone may stand for the object; null if it has none
 * @param appended names that code adds when writing ({@code @JsonAppend})
 * @param ignored names that are read and thrown away, in alphabetical order
 * @param problems what cannot be decided or fails at run time
 */
public record Bean(
    DeclaredType type,
    BeanKind kind,
    List<BeanProperty> properties,
    boolean anyProperties,
    @Nullable TypeMirror anyValue,
    @Nullable TypeMirror value,
    List<TypeMirror> readFrom,
    boolean readable,
    @Nullable Polymorphism polymorphism,
    @Nullable String identityProperty,
    List<String> appended,
    List<String> ignored,
    List<BeanProblem> problems) {

  public Bean {
    properties = List.copyOf(properties);
    readFrom = List.copyOf(readFrom);
    appended = List.copyOf(appended);
    ignored = List.copyOf(ignored);
    problems = List.copyOf(problems);
  }
}
