package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import org.jspecify.annotations.Nullable;

/**
 * From which access on members are found without an annotation ({@code @JsonAutoDetect}).
 *
 * <p>A null level finds none.
 */
record Visibility(
    @Nullable Access fields,
    @Nullable Access getters,
    @Nullable Access isGetters,
    @Nullable Access setters,
    @Nullable Access creators,
    @Nullable Access scalarCreators) {

  static Visibility of(BeanClass bean, JacksonSettings settings) {
    boolean strict = settings.hidesPackagePrivateCreators() && !bean.isRecord();
    Access creators = strict ? Access.PUBLIC : Access.PRIVATE;
    Access scalars = strict ? Access.PACKAGE : Access.PRIVATE;
    AnnotationUse use = bean.annotations().get(JacksonAnnotation.AUTO_DETECT);
    if (use == null) {
      return new Visibility(
          Access.PUBLIC, Access.PUBLIC, Access.PUBLIC, Access.PRIVATE, creators, scalars);
    }
    return new Visibility(
        level(use, "fieldVisibility", Access.PUBLIC),
        level(use, "getterVisibility", Access.PUBLIC),
        level(use, "isGetterVisibility", Access.PUBLIC),
        level(use, "setterVisibility", Access.PRIVATE),
        level(use, "creatorVisibility", creators),
        level(
            use,
            settings.flavor() == JacksonFlavor.JACKSON_2
                ? "creatorVisibility"
                : "scalarConstructorVisibility",
            scalars));
  }

  private static @Nullable Access level(AnnotationUse use, String member, Access fallback) {
    return switch (use.constant(member, "DEFAULT")) {
      case "ANY" -> Access.PRIVATE;
      case "NON_PRIVATE" -> Access.PACKAGE;
      case "PROTECTED_AND_PUBLIC" -> Access.PROTECTED;
      case "PUBLIC_ONLY" -> Access.PUBLIC;
      case "NONE" -> null;
      default -> fallback;
    };
  }

  static boolean finds(@Nullable Access level, Access access) {
    return level != null && access.compareTo(level) >= 0;
  }
}
