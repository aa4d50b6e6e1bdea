package io.github.crd4j.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * What to measure.
 *
 * @param size of the model
 * @param rounds that count
 * @param grow how many times as many kinds to measure as well; 1 for none
 * @param only parts of the names of the contestants; none for all
 */
record Options(ModelSize size, int rounds, int grow, List<String> only) {

  static final String USAGE =
      """
      benchmarks/run [--kinds 20] [--classes 40] [--fields 12] [--rounds 5] [--grow 1] [--only TEXT]...
        --rounds  how often each program runs, after one round that does not count
        --grow    measure a model with so many times the kinds too, and print how the cost grows
        --only    only programs whose name contains TEXT, such as 'crd4j generate'; can be repeated""";

  static Options parse(String[] args) {
    int kinds = 20;
    int classes = 40;
    int fields = 12;
    int rounds = 5;
    int grow = 1;
    List<String> only = new ArrayList<>();
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length) {
        throw new IllegalArgumentException("'" + args[i] + "' needs a value");
      }
      String value = args[i + 1];
      switch (args[i]) {
        case "--kinds" -> kinds = positive(value);
        case "--classes" -> classes = positive(value);
        case "--fields" -> fields = positive(value);
        case "--rounds" -> rounds = positive(value);
        case "--grow" -> grow = positive(value);
        case "--only" -> only.add(value);
        default -> throw new IllegalArgumentException("unknown option '" + args[i] + "'");
      }
    }
    return new Options(new ModelSize(kinds, classes, fields), rounds, grow, only);
  }

  boolean runs(Contestant contestant) {
    return only.isEmpty() || only.stream().anyMatch(contestant.name()::contains);
  }

  private static int positive(String text) {
    int number = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    if (number < 1) {
      throw new IllegalArgumentException("'" + text + "' is no number above zero");
    }
    return number;
  }
}
