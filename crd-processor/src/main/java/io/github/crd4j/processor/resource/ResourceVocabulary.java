package io.github.crd4j.processor.resource;

import io.github.crd4j.processor.read.Reading;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** One way to say that a class is a resource. */
public interface ResourceVocabulary {

  /** Qualified names of the annotations by which the compiler finds the classes. */
  Set<String> annotations();

  /** What {@code type} declares, or null if it is no resource in this vocabulary. */
  @Nullable ResourceDeclaration read(TypeElement type, Reading reading);

  /** The other versions of the resource that the same class stands for. */
  default List<ResourceDeclaration> furtherVersions(TypeElement type) {
    return List.of();
  }
}
