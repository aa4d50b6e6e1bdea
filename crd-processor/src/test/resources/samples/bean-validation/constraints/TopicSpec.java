package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import jakarta.validation.Constraint;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.validation.groups.Default;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @NotNull public String notNull;
  @NotEmpty public List<@Size(max = 3) String> notEmpty;
  @NotBlank public String notBlank;

  @Size(min = 1, max = 5)
  public Map<String, @Min(1) Integer> sized;

  @Min(1)
  @Max(9007199254740991L)
  public long whole;

  @DecimalMin(value = "0.5", inclusive = false)
  @DecimalMax("1.5")
  public BigDecimal decimal;

  @Digits(integer = 3, fraction = 2)
  public BigDecimal digits;

  @Digits(integer = 3, fraction = 0)
  public int wholeDigits;

  @PositiveOrZero public int positive;
  @Negative public Double negative;

  @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE)
  public String pattern;

  @Email public String email;
  @AssertTrue public boolean accepted;

  @NotNull(groups = Default.class)
  public String byDefault;

  @Valid public Inner inner;

  @ZoneName public String zone;

  @ZoneName(longest = 7)
  public String shortZone;

  public List<@ZoneName String> zones;
}

class Inner {
  @NotNull public String name;
}

@Target({ElementType.FIELD, ElementType.TYPE_USE})
@Constraint(validatedBy = {})
@NotNull
@Lowercase
@Size(min = 1, max = 63)
@interface ZoneName {
  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  @OverridesAttribute(constraint = Size.class, name = "max")
  int longest() default 63;
}

@Constraint(validatedBy = {})
@Pattern(regexp = "[a-z]*")
@interface Lowercase {
  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};
}
