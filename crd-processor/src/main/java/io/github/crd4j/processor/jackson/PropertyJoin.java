package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** Joins what is written and what is read by name, with unwrapped parts spread out. */
final class PropertyJoin {

  private final PropertyAssembler assembler;
  private final Unwrapping unwrapping;

  PropertyJoin(PropertyAssembler assembler, Unwrapping unwrapping) {
    this.assembler = assembler;
    this.unwrapping = unwrapping;
  }

  /**
   * The properties of a class by JSON name, in alphabetical order.
   *
   * @param parts what introspects the unwrapped parts
   * @param problems receives what is wrong with single properties
   */
  Map<String, BeanProperty> join(
      BeanClass bean,
      Map<String, UsedProperty> written,
      Map<String, UsedProperty> read,
      Unwrapping.Parts parts,
      Set<BeanProblem> problems) {
    Map<String, BeanProperty> properties = new TreeMap<>();
    List<Holder> holders = new ArrayList<>(0);
    Set<String> names = new LinkedHashSet<>(written.keySet());
    names.addAll(read.keySet());
    for (String name : names) {
      UsedProperty out = written.get(name);
      UsedProperty in = read.get(name);
      BeanProperty property = assembler.assemble(bean, out, in, problems);
      AnnotationUse unwrapped =
          unwrapping.annotation(
              (out != null ? out.candidate() : Objects.requireNonNull(in).candidate()).annotations);
      if (unwrapped == null) {
        properties.put(name, property);
      } else {
        holders.add(new Holder(property, unwrapped));
      }
    }
    for (Holder holder : holders) {
      if (!unwrapping.unwrap(holder.property, holder.unwrapped, parts, properties, problems)) {
        properties.put(holder.property.name(), holder.property);
      }
    }
    return properties;
  }

  private record Holder(BeanProperty property, AnnotationUse unwrapped) {}
}
