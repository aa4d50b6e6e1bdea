package io.github.crd4j.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** One mistake hides those that follow from it, as on the API server. */
class GatingTest {

  @Test
  void defaultsAreNotCheckedInASchemaThatIsNotStructural() {
    assertThat(rules("x", "{type: object, properties: {a: {}}, default: {b: 1}}"))
        .containsExactly("MissingType");
  }

  @Test
  void nothingStructuralIsCheckedBesideAKeywordThatCannotBeRead() {
    assertThat(rules("x", "{type: object, properties: {a: {}, b: {type: string, id: x}}}"))
        .containsExactly("UnsupportedKeyword");
  }

  @Test
  void expressionsAreOnlyCheckedInASoundSchema() {
    assertThat(sound("{type: object, properties: {a: {type: string}}}")).contains("'a'", "'x'");
    assertThat(sound("{type: object, properties: {a: {}}}")).isEmpty();
    assertThat(sound("{type: string, default: 5}")).isEmpty();
  }

  @Test
  void expressionsAboveAnErrorAreNotChecked() {
    assertThat(
            sound(
                "{type: object, properties: {a: {type: string}, b: {type: array, items: {type:"
                    + " string}, x-kubernetes-list-type: bag}}}"))
        .containsExactly("'a'", "items of 'b'");
  }

  private static List<String> rules(String form, String yaml) {
    return ServerRules.check(Placement.place(form, yaml).crd()).all().stream()
        .map(Finding::rule)
        .toList();
  }

  /** The nodes of which the API server would look at the expressions. */
  private static List<String> sound(String yaml) {
    List<String> names = new ArrayList<>();
    ServerRules.check(
        Placement.place("x", yaml).crd(),
        (root, isSound, findings) -> collect(root, isSound, names));
    return names;
  }

  private static void collect(SchemaNode node, Predicate<SchemaNode> isSound, List<String> names) {
    if (isSound.test(node)) {
      names.add(node.displayName());
    }
    node.children().forEach(child -> collect(child, isSound, names));
  }
}
