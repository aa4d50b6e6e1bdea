package io.github.crd4j.processor.testing;

import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Where people write {@code I} as {@code ı} and live by another clock, the YAML is the same. */
class LocaleTest {

  @TestFactory
  Stream<DynamicNode> turkish() {
    return SamplesTest.perSample(
        Sample.all().stream().filter(Sample::isGood).toList(), LocaleTest::check);
  }

  private static void check(Sample sample) {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    CompileResult result;
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
      result = SampleRuns.javac().compile(sample.request("turkish"));
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
    SampleChecks.checkFiles(sample, CompilerName.JAVAC17, result);
  }
}
