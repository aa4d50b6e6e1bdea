package io.github.crd4j.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonNumberTest {

  /** The right-hand sides are what Go's {@code encoding/json} prints. */
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1",
    "-1, -1",
    "0.1, 0.1",
    "1.5, 1.5",
    "100, 100",
    "123456789, 123456789",
    "1e20, 100000000000000000000",
    "1e21, 1e+21",
    "1e22, 1e+22",
    "1.5e300, 1.5e+300",
    "1e-6, 0.000001",
    "1e-7, 1e-7",
    "9.999e-7, 9.999e-7",
    "1.2345e-10, 1.2345e-10",
    "-2.5e-8, -2.5e-8",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "4.9e-324, 5e-324",
    "2e-3, 0.002",
    "2e23, 2e+23",
    "4.35, 4.35",
    "0.3333333333333333, 0.3333333333333333",
    "9007199254740993, 9007199254740992",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "5e-100, 5e-100"
  })
  void doublesArePrintedAsGoPrintsThem(double value, String go) {
    JsonNumber number = JsonNumber.of(value);
    assertThat(number).hasToString(go);
    assertThat(number.value().doubleValue()).isEqualTo(value);
  }

  @Test
  void infinityIsNoNumber() {
    assertThatThrownBy(() -> JsonNumber.of(Double.NaN)).isInstanceOf(NumberFormatException.class);
    assertThatThrownBy(() -> JsonNumber.of(Double.POSITIVE_INFINITY))
        .isInstanceOf(NumberFormatException.class);
    assertThat(JsonNumber.parse("1e309")).isNull();
  }

  @Test
  void parsedNumbersKeepTheirDigits() {
    assertThat(JsonNumber.parse("12345678901234567890123")).hasToString("12345678901234567890123");
    assertThat(JsonNumber.parse("0.10000000000000000000001"))
        .hasToString("0.10000000000000000000001");
    assertThat(JsonNumber.parse("1.50")).hasToString("1.5");
    assertThat(JsonNumber.parse("1e3")).hasToString("1000");
    assertThat(JsonNumber.parse("-0.0")).hasToString("0");
  }

  @Test
  void numbersAreEqualByValueAndRememberHowTheyWereWritten() {
    JsonNumber one = JsonNumber.of(1);
    JsonNumber point = JsonNumber.parse("1.0");
    assertThat(one).isEqualTo(point).hasSameHashCodeAs(point);
    assertThat(one.typeName()).isEqualTo("integer");
    assertThat(point).extracting(JsonNumber::typeName).isEqualTo("number");
    assertThat(JsonNumber.of(5.0).isInteger()).isTrue();
  }
}
