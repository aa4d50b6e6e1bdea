package io.github.crd4j.processor.read;

import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.TypeElement;

/**
 * The schema of an object while its properties are read.
 *
 * @param type its class
 * @param draft what is said of the object
 * @param properties the schemas of its properties so far
 * @param required the names of those that it must have
 * @param bottoms the names of those whose content is deeper than {@code @Recursive} says
 */
record ObjectDraft(
    TypeElement type,
    SchemaDraft draft,
    Map<String, Schema> properties,
    Set<String> required,
    List<String> bottoms) {

  static ObjectDraft of(TypeElement type, SchemaDraft draft) {
    return new ObjectDraft(type, draft, new TreeMap<>(), new TreeSet<>(), new ArrayList<>());
  }
}
