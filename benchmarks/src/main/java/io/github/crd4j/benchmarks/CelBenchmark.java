package io.github.crd4j.benchmarks;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.ServerRules;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * Measures what validation rules cost in a JVM that has just started: none, the first, 200, and 200
 * again.
 */
public final class CelBenchmark {

  private static final int COUNT = 200;

  /** Rules as people write them, about a list of strings, a number, a string and a map. */
  private static final List<String> RULES =
      List.of(
          "self.min <= self.max",
          "!has(self.name) || self.name.startsWith('kube')",
          "self.zones.all(z, z.matches('^[a-z]+-[0-9]$'))",
          "self.zones.exists_one(z, z == 'a-1')",
          "size(self.zones) == 0 || self.zones.isSorted()",
          "self.zones.all(z, self.zones.exists_one(o, o == z))",
          "has(self.name) ? self.name.size() > 3 : self.min > 0",
          "self.labels.all(k, k.size() < 63 && self.labels[k].size() < 63)",
          "'app' in self.labels && self.labels['app'] != ''",
          "!has(oldSelf.name) || self.name == oldSelf.name",
          "quantity(self.limit).isGreaterThan(quantity('100Mi'))",
          "!has(self.address) || isIP(self.address)",
          "self.?name.orValue('none') != 'default'",
          "duration('1h') < duration('2h') && self.min % 2 == 0",
          "self.zones.map(z, z.lowerAscii()).filter(z, z.contains('x')).size() < 3",
          "sets.contains(['a', 'b', 'c'], self.zones)",
          "self.labels.transformMap(k, v, v.trim()).size() == self.labels.size()",
          "[self.min, self.max].sum() < 100",
          "url('https://' + self.address).getHost() != ''",
          "!format.dns1123Label().validate(self.address).hasValue()");

  private CelBenchmark() {}

  /** Prints the times. */
  public static void main(String[] args) throws YamlException {
    Crd none = crd(0);
    Crd one = crd(1);
    Crd many = crd(COUNT);
    row("no rule", none);
    row("the first rule", one);
    row(COUNT + " rules", many);
    row(COUNT + " rules again", many);
  }

  private static void row(String what, Crd crd) {
    long cpu = cpu();
    long start = System.nanoTime();
    if (ServerRules.check(crd, new CelRules(KubernetesVersion.DEFAULT)).hasErrors()) {
      throw new IllegalStateException(
          ServerRules.check(crd, new CelRules(KubernetesVersion.DEFAULT)).all().toString());
    }
    System.out.printf(
        Locale.ROOT,
        "%-20s %5d ms wall, %5d ms CPU%n",
        what,
        (System.nanoTime() - start) / 1_000_000,
        (cpu() - cpu) / 1_000_000);
  }

  /** Of all threads, compilers included, in nanoseconds. */
  private static long cpu() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : 0;
  }

  private static Crd crd(int rules) throws YamlException {
    StringBuilder yaml =
        new StringBuilder(
            """
            apiVersion: apiextensions.k8s.io/v1
            kind: CustomResourceDefinition
            metadata: {name: widgets.example.com}
            spec:
              group: example.com
              scope: Namespaced
              names: {plural: widgets, kind: Widget}
              versions:
              - name: v1
                served: true
                storage: true
                schema:
                  openAPIV3Schema:
                    type: object
                    properties:
            """);
    int properties = Math.max(1, (rules + 9) / 10);
    for (int i = 0; i < properties; i++) {
      yaml.append(
          """
                      part%d:
                        type: object
                        properties:
                          name: {type: string, maxLength: 20}
                          address: {type: string, maxLength: 20}
                          limit: {type: string, maxLength: 20}
                          min: {type: integer}
                          max: {type: integer}
                          zones: {type: array, maxItems: 10, items: {type: string, maxLength: 10}}
                          labels: {type: object, maxProperties: 10, additionalProperties: {type: string, maxLength: 20}}
          """
              .formatted(i));
      if (rules > 0) {
        yaml.append("              x-kubernetes-validations:\n");
        for (int j = 10 * i; j < Math.min(rules, 10 * (i + 1)); j++) {
          yaml.append("              - rule: \"")
              .append(RULES.get(j % RULES.size()))
              .append("\"\n");
        }
      }
    }
    return CrdYamlReader.read("benchmark.yaml", yaml.toString()).get(0).crd();
  }
}
