package io.github.crd4j.integration.jackson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes any JSON as Jackson reads it without a type: maps, lists, strings, numbers, booleans. */
final class JavaTree {

  private JavaTree() {}

  static Object next(Random random, int levels) {
    return switch (random.nextInt(levels > 0 ? 6 : 4)) {
      case 0 -> random.nextInt();
      case 1 -> random.nextBoolean();
      // The server writes 1.0 as 1.
      case 2 -> random.nextInt(1000) + 0.5;
      case 3 -> ScalarSupplier.text(random);
      case 4 -> {
        List<Object> list = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
          list.add(next(random, levels - 1));
        }
        yield list;
      }
      default -> map(random, levels);
    };
  }

  static Map<String, Object> map(Random random, int levels) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      map.put("k" + i, next(random, levels - 1));
    }
    return map;
  }
}
