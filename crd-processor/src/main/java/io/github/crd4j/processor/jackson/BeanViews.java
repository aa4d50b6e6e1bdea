package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The two views of each class, worked out once: as it is written and as it is read, which may be by
 * way of another class ({@code as}, {@code builder}).
 */
final class BeanViews {

  private final Map<TypeElement, Side> written = new HashMap<>();
  private final Map<TypeElement, Side> read = new HashMap<>();
  private final BeanClasses classes;
  private final PropertyCollector collector;
  private final JacksonSettings settings;

  BeanViews(BeanClasses classes, PropertyCollector collector, JacksonSettings settings) {
    this.classes = classes;
    this.collector = collector;
    this.settings = settings;
  }

  /**
   * One side of a class.
   *
   * @param type the class whose members are used
   * @param builder whether it is a builder of the class
   */
  record Side(DeclaredType type, BeanClass bean, boolean builder, PropertyView view) {}

  Side written(DeclaredType type) {
    return side(type, Direction.WRITING, written);
  }

  Side read(DeclaredType type) {
    return side(type, Direction.READING, read);
  }

  private Side side(DeclaredType type, Direction direction, Map<TypeElement, Side> known) {
    TypeElement element = (TypeElement) type.asElement();
    Side side = known.get(element);
    if (side == null) {
      side = view(type, direction);
      known.put(element, side);
    }
    return side.type().asElement().equals(element)
        ? new Side(type, side.bean(), side.builder(), side.view())
        : side;
  }

  private Side view(DeclaredType type, Direction direction) {
    BeanClass bean = classes.of((TypeElement) type.asElement());
    AnnotationUse deserialize = bean.annotations().get(JacksonAnnotation.DESERIALIZE);
    if (direction == Direction.READING && deserialize != null) {
      TypeMirror builder = TypeOverrides.given(deserialize, "builder");
      if (builder instanceof DeclaredType declared) {
        return view(declared, direction, true);
      }
    }
    DeclaredType other = TypeOverrides.ofClass(bean.annotations(), direction);
    return view(other == null ? type : other, direction, false);
  }

  private Side view(DeclaredType type, Direction direction, boolean builder) {
    BeanClass bean = classes.of((TypeElement) type.asElement());
    AccessorNaming naming =
        builder
            ? AccessorNaming.ofBuilder(settings, builderPrefix(bean))
            : bean.isRecord()
                ? AccessorNaming.ofRecord(settings, bean.components())
                : AccessorNaming.ofBean(settings);
    return new Side(type, bean, builder, collector.collect(bean, direction, naming));
  }

  private static String builderPrefix(BeanClass builder) {
    AnnotationUse use = builder.annotations().get(JacksonAnnotation.POJO_BUILDER);
    return use == null ? "with" : use.string("withPrefix", "with");
  }
}
