package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.MinLength;
import io.github.crd4j.annotations.Minimum;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What stands inside the type of any accessor counts, also of those that it overrides. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec extends Base<String> implements Zoned {
  private List<@MaxLength(1) String> onField = new ArrayList<>();
  private List<@MinLength(2) String> onBoth;
  private Map<String, List<? extends Iterable<@MaxLength(3) String>>> deep;
  private @MaxLength(4) String[] array;

  // WARNING [AnnotationWithoutEffect] javac: @Minimum(11)
  // WARNING [AnnotationWithoutEffect] ecj: misplaced
  private List<@Minimum(11) String> misplaced;

  public List<String> getMisplaced() {
    return misplaced;
  }

  private List<String> misplacedToo;

  // WARNING [AnnotationWithoutEffect] javac: @Minimum(12)
  // WARNING [AnnotationWithoutEffect] ecj: getMisplacedToo
  public List<@Minimum(12) String> getMisplacedToo() {
    return misplacedToo;
  }

  public List<String> getOnField() {
    return onField;
  }

  public List<@MaxLength(5) String> getOnGetter() {
    return onField;
  }

  public List<String> getOnSetter() {
    return onField;
  }

  public void setOnSetter(List<@MaxLength(6) String> values) {
    onField = values;
  }

  public List<Integer> getSetToo() {
    return null;
  }

  // WARNING [AnnotationWithoutEffect] javac: @MinLength(13)
  // WARNING [AnnotationWithoutEffect] ecj: values) {
  public void setSetToo(List<@MinLength(13) Integer> values) {}

  public List<@MaxLength(7) String> getOnBoth() {
    return onBoth;
  }

  public Map<String, List<? extends Iterable<String>>> getDeep() {
    return deep;
  }

  public String[] getArray() {
    return array;
  }

  @Override
  public List<String> getInherited() {
    return onField;
  }

  @Override
  public Map<String, List<String>> getZones() {
    return Map.of();
  }
}

class Base<T> {
  public List<@MaxLength(8) T> getInherited() {
    return null;
  }
}

interface Zoned {
  Map<String, @MaxItems(9) List<@MaxLength(10) String>> getZones();
}
