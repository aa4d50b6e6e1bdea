package io.github.crd4j.processor.evaluate;

import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Works out what a member of an enum gives for each of its constants. */
@FunctionalInterface
public interface EnumEvaluator {

  /**
   * The value of {@code member}, a field or a method without parameters, by the name of each
   * constant: a String, a Character, a Boolean, a number, null, or an {@link Instance}.
   *
   * @throws NotEvaluable if only running code could tell one of them
   */
  Map<String, @Nullable Object> evaluate(TypeElement type, Element member) throws NotEvaluable;

  /** Takes {@code source} for what is compiled from source, and {@code classFiles} for the rest. */
  static EnumEvaluator of(
      Predicate<Element> isSource, EnumEvaluator source, EnumEvaluator classFiles) {
    return (type, member) -> (isSource.test(type) ? source : classFiles).evaluate(type, member);
  }

  /** Knows no values, for want of code. */
  EnumEvaluator NONE =
      (type, member) -> {
        throw new NotEvaluable("this compiler does not show code");
      };
}
