package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Min(1)
  @Min(1)
  public String text;

  // WARNING [AnnotationWithoutEffect] @Future
  @Future public Instant later;

  // WARNING [AnnotationWithoutEffect] @Null
  @Null public String none;

  // WARNING [AnnotationWithoutEffect] @NotNull(groups = Create.class)
  // | the group 'Create' only
  @NotNull(groups = Create.class)
  public String created;

  // ERROR [AnnotationValueInvalid] "one"
  @DecimalMin("one")
  public Integer number;

  // ERROR [InvalidPattern] javac: "["
  // ERROR [InvalidPattern] ecj: regexp = "["
  @Pattern(regexp = "[")
  public String pattern;

  // WARNING [AnnotationsDisagree] @Size(max = 3)
  @Size(max = 3)
  @MaxLength(5)
  public String sized;

  @Size(max = 4)
  @MaxLength(4)
  public String agreed;

  // WARNING [AnnotationWithoutEffect] @Even
  @Even public String even;

  // WARNING [AnnotationWithoutEffect] @Checked
  // | beyond what it is composed of
  @Checked public String checked;

  // WARNING [AnnotationWithoutEffect] @Code
  // | because its validator is code
  @Code public String code;

  // WARNING [AnnotationWithoutEffect] @Digits
  @Digits(integer = 2, fraction = 0)
  public String digits;
}

interface Create {}

@Constraint(validatedBy = {})
@Min(2)
@interface Even {
  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}

@Constraint(validatedBy = Checker.class)
@Size(max = 9)
@interface Checked {
  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}

@Constraint(validatedBy = {})
@interface Code {
  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}

class Checker implements jakarta.validation.ConstraintValidator<Checked, String> {
  @Override
  public boolean isValid(String value, jakarta.validation.ConstraintValidatorContext context) {
    return true;
  }
}
