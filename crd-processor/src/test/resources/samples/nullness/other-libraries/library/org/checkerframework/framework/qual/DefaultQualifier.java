package org.checkerframework.framework.qual;

import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.CLASS)
public @interface DefaultQualifier {
  Class<? extends Annotation> value();

  TypeUseLocation[] locations() default {TypeUseLocation.ALL};
}
