package io.strimzi.crdgenerator.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface OneOf {
  Alternative[] value();

  @interface Alternative {
    Property[] value();

    @interface Property {
      String value();

      boolean required() default true;
    }
  }
}
