package io.github.crd4j.processor.jackson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the members of a class are to Jackson in one direction, before anything is dropped. */
final class CollectedAccessors {

  /** By implicit name, and later by JSON name. */
  final Map<String, Candidate> candidates = new LinkedHashMap<>();

  /** The members whose value is the JSON of the whole object. */
  final List<Member> values = new ArrayList<>(0);

  final List<Member> anyGetters = new ArrayList<>(0);
  final List<Member> anySetters = new ArrayList<>(0);

  Candidate candidate(String implicitName) {
    Candidate candidate = candidates.get(implicitName);
    if (candidate == null) {
      candidate = new Candidate(implicitName, implicitName);
      candidates.put(implicitName, candidate);
    }
    return candidate;
  }
}
