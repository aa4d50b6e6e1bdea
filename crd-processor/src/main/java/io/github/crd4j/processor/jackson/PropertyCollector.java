package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.Map;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Works out the properties of a class in one direction, in Jackson's order of steps.
 *
 * <p>Source: {@code POJOPropertiesCollector} and {@code POJOPropertyBuilder} of jackson-databind
 * 2.23 and 3.2.
 */
final class PropertyCollector {

  private final JacksonSettings settings;
  private final CreatorSelection creatorSelection;
  private final Types types;

  PropertyCollector(JacksonSettings settings, CreatorSelection creatorSelection, Types types) {
    this.settings = settings;
    this.creatorSelection = creatorSelection;
    this.types = types;
  }

  PropertyView collect(BeanClass bean, Direction direction, AccessorNaming naming) {
    Failures failures = new Failures();
    PropertyFilter filter = PropertyFilter.of(bean.annotations());
    IgnoredNames ignored =
        new IgnoredNames(direction == Direction.WRITING ? filter.notWritten() : filter.notRead());
    CollectedAccessors found = AccessorCollector.collect(settings, bean, direction, naming);
    Map<String, Candidate> candidates = found.candidates;

    Creators creators = creatorSelection.select(bean, found, failures);
    if (creators.properties() != null) {
      addParameters(bean, creators.properties(), found, direction, failures);
    }
    if (settings.repairsCase()) {
      CaseRepair.apply(candidates);
    }
    new PropertyRemoval(direction, bean.isRecord(), ignored).apply(candidates);
    PropertyRenaming renaming = new PropertyRenaming(settings, bean.isRecord(), ignored);
    renaming.applyExplicitNames(candidates, failures);
    for (Candidate candidate : candidates.values()) {
      candidate.mergeAnnotations(direction);
    }
    NamingStrategy strategy = strategy(bean);
    if (strategy != null) {
      renaming.applyStrategy(candidates, strategy);
    }
    AccessorSelection selection = new AccessorSelection(types, failures);
    for (Candidate candidate : candidates.values()) {
      selection.apply(candidate, direction);
      if (bean.isRecord() && direction == Direction.READING) {
        candidate.remove(Kind.FIELD);
      }
    }
    return new PropertyView(candidates, found, creators, ignored, failures);
  }

  private static void addParameters(
      BeanClass bean,
      Creator creator,
      CollectedAccessors found,
      Direction direction,
      Failures failures) {
    for (int i = 0; i < creator.size(); i++) {
      Member parameter = creator.parameters().get(i);
      String explicit = creator.explicitName(i);
      String implicit = creator.implicitNames().get(i);
      String name = explicit != null ? explicit : implicit;
      if (parameter.annotations().isOn(JacksonAnnotation.ANY_SETTER, "enabled")) {
        found.anySetters.add(parameter);
      } else if (name == null
          && parameter.annotations().isOn(JacksonAnnotation.UNWRAPPED, "enabled")) {
        name = "@JsonUnwrapped/" + i;
      } else if (name == null && direction == Direction.READING && !creator.isInjected(i)) {
        failures.namelessParameter(bean, creator, i);
      }
      if (name != null) {
        found
            .candidate(implicit != null ? implicit : name)
            .push(new Accessor(Kind.PARAMETER, parameter, name, explicit != null, true, false));
      }
    }
  }

  /** The naming strategy of the class; null if it has none, or one that only running could tell. */
  static @Nullable NamingStrategy strategy(BeanClass bean) {
    TypeMirror type = strategyClass(bean);
    return type == null ? null : NamingStrategy.ofClass(type.toString());
  }

  static @Nullable TypeMirror strategyClass(BeanClass bean) {
    AnnotationUse naming = bean.annotations().get(JacksonAnnotation.NAMING);
    return naming == null ? null : naming.givenType("value");
  }
}
