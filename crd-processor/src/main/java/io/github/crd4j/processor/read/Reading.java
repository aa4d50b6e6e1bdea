package io.github.crd4j.processor.read;

import io.github.crd4j.processor.classfile.TypeStep;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.jackson.JsonBeans;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.report.Reporter;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * What every reader needs of one round.
 *
 * @param elements the compiler's elements
 * @param types the compiler's types
 * @param beans what Jackson, or Gson, sees of classes
 * @param descriptions the text of doc comments
 * @param initialisers the constants that initialise fields
 * @param dropped annotations on types that the compiler does not show
 * @param constants the order of an enum's constants
 * @param nullness where it counts that a value is never null
 * @param comparesInitialisers whether initialisers that differ from defaults are reported
 * @param resources the text of files that annotations name
 * @param reporter where findings go
 */
public record Reading(
    Elements elements,
    Types types,
    JsonBeans beans,
    Descriptions descriptions,
    Initialisers initialisers,
    DroppedAnnotations dropped,
    ConstantNames constants,
    NullnessScope nullness,
    boolean comparesInitialisers,
    Resources resources,
    Reporter reporter) {

  /** Where a value that is never null makes a property required. */
  public enum NullnessScope {
    /** In the spec of a resource, which its users write. */
    SPEC,
    /** Everywhere. */
    ALL,
    /** Nowhere. */
    OFF
  }

  /** The text that describes a declaration. */
  @FunctionalInterface
  public interface Descriptions {

    /** The description, or null if there is none. */
    @Nullable String describe(Element element);
  }

  /** What a field is initialised with, where the compiler has the source. */
  public interface Initialisers {

    /** Whether the field is seen to have an initialiser other than null. */
    boolean isInitialised(Element field);

    /**
     * The constant: a String, a Character, a Boolean, a number, or an {@link Instance} for one of
     * an enum; null if it cannot be seen or is none.
     */
    @Nullable Object initialiser(Element field);
  }

  /** Annotations in class files that compilers before JDK 22 drop from types. */
  @FunctionalInterface
  public interface DroppedAnnotations {

    /** What was dropped at {@code path} of the declared type of {@code member}. */
    List<AnnotationUse> on(Element member, List<TypeStep> path);
  }

  /** The order in which an enum declares its constants. */
  @FunctionalInterface
  public interface ConstantNames {

    /** The names of the constants; empty if the compiler has them in order. */
    List<String> of(TypeElement type);
  }

  /** Files that annotations name. */
  @FunctionalInterface
  public interface Resources {

    /** The text of the file, or null if there is none. */
    @Nullable String text(String file);
  }

  /** Reports a finding of {@code rule} at {@code origin}. */
  public void report(SourceRule rule, Origin origin, String message, String... details) {
    reporter.report(rule.finding(message, details), origin);
  }
}
