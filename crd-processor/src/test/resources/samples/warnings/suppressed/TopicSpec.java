package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.MaxLength;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @SuppressWarnings("crd:AnnotationWithoutEffect")
  @MaxLength(1)
  public Integer silent;

  @SuppressWarnings({"unchecked", "crd"})
  @MaxLength(2)
  public Integer allSilent;

  @SuppressWarnings("crd:AnnotationsDisagree")
  // WARNING [AnnotationWithoutEffect] @MaxLength(3)
  @MaxLength(3)
  public Integer otherSilent;

  public Quiet quiet;
  public Loud loud;
}

@SuppressWarnings("crd:AnnotationWithoutEffect")
class Quiet {
  @MaxLength(4)
  public Integer size;

  static class Inner {}
}

class Loud {
  @SuppressWarnings("crd")
  // ERROR [DefaultMalformed] "x"
  @Default("x")
  public Integer errorsStay;
}
