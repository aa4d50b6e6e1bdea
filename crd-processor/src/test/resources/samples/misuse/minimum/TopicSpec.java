package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Minimum(1)
  @Minimum(1)
  public String name;

  // ERROR [AnnotationValueInvalid] javac: .NaN
  // ERROR [AnnotationValueInvalid] ecj: Double.NaN
  @Minimum(Double.NaN)
  public Double ratio;

  // ERROR [AnnotationValueInvalid] javac: .POSITIVE_INFINITY
  // ERROR [AnnotationValueInvalid] ecj: value
  @Minimum(value = Double.POSITIVE_INFINITY, exclusive = true)
  public double limit;

  // WARNING [AnnotationWithoutEffect] javac: @Minimum(3)
  // WARNING [AnnotationWithoutEffect] ecj: owners
  public List<@Minimum(3) String> owners;
}
