package io.github.crd4j.admission;

import java.util.regex.Pattern;

/** Numbers with a check digit: ISBN and credit cards. */
final class CheckDigits {

  private static final Pattern ISBN_10 = Pattern.compile("[0-9]{9}[0-9X]");
  private static final Pattern ISBN_13 = Pattern.compile("[0-9]{13}");
  private static final Pattern CREDIT_CARD =
      Pattern.compile(
          "4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}|6(?:011|5[0-9][0-9])[0-9]{12}|3[47][0-9]{13}"
              + "|3(?:0[0-5]|[68][0-9])[0-9]{11}|(?:2131|1800|35\\d{3})\\d{11}");

  private CheckDigits() {}

  static boolean isIsbn10(String text) {
    String digits = text.replaceAll("[\\s-]+", "");
    if (!ISBN_10.matcher(digits).matches()) {
      return false;
    }
    int sum = 10 * (digits.charAt(9) == 'X' ? 10 : digits.charAt(9) - '0');
    for (int i = 0; i < 9; i++) {
      sum += (i + 1) * (digits.charAt(i) - '0');
    }
    return sum % 11 == 0;
  }

  static boolean isIsbn13(String text) {
    String digits = text.replaceAll("[\\s-]+", "");
    if (!ISBN_13.matcher(digits).matches()) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 13; i++) {
      sum += (i % 2 == 0 ? 1 : 3) * (digits.charAt(i) - '0');
    }
    return sum % 10 == 0;
  }

  static boolean isCreditCard(String text) {
    String digits = text.replaceAll("[^0-9]+", "");
    if (!CREDIT_CARD.matcher(digits).matches()) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(digits.length() - 1 - i) - '0';
      int weighted = i % 2 == 0 ? digit : 2 * digit;
      sum += weighted > 9 ? weighted - 9 : weighted;
    }
    return sum % 10 == 0;
  }
}
