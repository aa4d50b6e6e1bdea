package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    List<String> list,
    Set<Integer> set,
    SortedSet<Long> sortedSet,
    Queue<Boolean> queue,
    Collection<Port> collection,
    Iterable<String> iterable,
    Iterator<String> iterator,
    LinkedList<List<String>> linkedList,
    EnumSet<Mode> enumSet,
    Names names,
    String[] array,
    int[] ints,
    Port[] ports,
    String[][] table,
    @SuppressWarnings("rawtypes") List raw,
    List<?> wildcard,
    List<? extends Number> numbers,
    List<? super Integer> integers,
    List<Object> objects) {}

class Names extends java.util.ArrayList<String> {
  private static final long serialVersionUID = 1L;
}

record Port(Integer number) {}

enum Mode {
  ZETA,
  ALPHA
}
