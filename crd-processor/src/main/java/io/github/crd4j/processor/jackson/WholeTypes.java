package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The types that stand for an object as a whole, or for its properties without a name. */
final class WholeTypes {

  private final MemberTypes memberTypes;
  private final TypeOverrides overrides;

  WholeTypes(MemberTypes memberTypes, TypeOverrides overrides) {
    this.memberTypes = memberTypes;
    this.overrides = overrides;
  }

  /** The type of the {@code @JsonValue}, a method before a field; null if there is none. */
  @Nullable TypeMirror value(BeanViews.Side out) {
    List<Member> values = out.view().collected().values;
    if (values.isEmpty()) {
      return null;
    }
    Member value = values.get(values.size() - 1);
    for (Member each : values) {
      if (each.element() instanceof ExecutableElement) {
        value = each;
        break;
      }
    }
    return overrides
        .apply(memberTypes.of(out.type(), value), value.annotations(), Direction.WRITING)
        .type();
  }

  /** The types from whose JSON creators make the object. */
  List<TypeMirror> readFrom(BeanViews.Side in) {
    Creators creators = in.view().creators();
    List<TypeMirror> found = new ArrayList<>(0);
    for (List<Creator> each : List.of(creators.delegating(), creators.implicitDelegating())) {
      for (Creator creator : each) {
        if (creator.size() == 1) {
          found.add(memberTypes.of(in.type(), creator.parameters().get(0)));
        }
      }
    }
    return found;
  }

  /** Whether there are properties without a name. */
  static boolean hasAny(BeanViews.Side out, BeanViews.Side in) {
    return !out.view().collected().anyGetters.isEmpty()
        || !in.view().collected().anySetters.isEmpty();
  }

  /** The type of their values; null if it is not known, or if there are none. */
  @Nullable TypeMirror anyValue(BeanViews.Side out, BeanViews.Side in) {
    for (Member setter : in.view().collected().anySetters) {
      TypeMirror type = memberTypes.of(in.type(), setter);
      return setter.parameters() == 2 ? type : lastArgument(type);
    }
    for (Member getter : out.view().collected().anyGetters) {
      return lastArgument(memberTypes.of(out.type(), getter));
    }
    return null;
  }

  private static @Nullable TypeMirror lastArgument(TypeMirror type) {
    return type instanceof DeclaredType map && map.getTypeArguments().size() == 2
        ? map.getTypeArguments().get(1)
        : null;
  }
}
