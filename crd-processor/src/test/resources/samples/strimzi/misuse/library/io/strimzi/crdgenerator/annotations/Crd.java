package io.strimzi.crdgenerator.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Crd {
  Spec spec();

  @interface Spec {
    String group();

    Names names();

    String scope();

    Version[] versions() default {};

    Subresources subresources() default @Subresources(status = {});

    AdditionalPrinterColumn[] additionalPrinterColumns() default {};

    @interface Names {
      String kind();

      String listKind() default "";

      String singular() default "";

      String plural();

      String[] shortNames() default {};

      String[] categories() default {};
    }

    @interface Version {
      String name();

      boolean served();

      boolean storage();
    }

    @interface Subresources {
      Status[] status();

      Scale[] scale() default {};

      @interface Status {
        String apiVersion() default "all";
      }

      @interface Scale {
        String apiVersion() default "all";

        String specReplicasPath();

        String statusReplicasPath();

        String labelSelectorPath() default "";
      }
    }

    @interface AdditionalPrinterColumn {
      String apiVersion() default "all";

      String jsonPath();

      String description();

      String format() default "";

      String name();

      int priority() default 0;

      String type();
    }
  }
}
