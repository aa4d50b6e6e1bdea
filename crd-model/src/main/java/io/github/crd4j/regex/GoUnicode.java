package io.github.crd4j.regex;

import java.util.Map;

/** What Go's {@code unicode} package says of characters and their categories. */
public final class GoUnicode {

  /**
   * The general categories that have a long name, by that name in lower case and without
   * separators.
   */
  public static final Map<String, String> CATEGORIES =
      Map.ofEntries(
          Map.entry("letter", "L"),
          Map.entry("uppercaseletter", "Lu"),
          Map.entry("lowercaseletter", "Ll"),
          Map.entry("titlecaseletter", "Lt"),
          Map.entry("modifierletter", "Lm"),
          Map.entry("otherletter", "Lo"),
          Map.entry("mark", "M"),
          Map.entry("combiningmark", "M"),
          Map.entry("nonspacingmark", "Mn"),
          Map.entry("spacingmark", "Mc"),
          Map.entry("enclosingmark", "Me"),
          Map.entry("number", "N"),
          Map.entry("decimalnumber", "Nd"),
          Map.entry("digit", "Nd"),
          Map.entry("letternumber", "Nl"),
          Map.entry("othernumber", "No"),
          Map.entry("punctuation", "P"),
          Map.entry("punct", "P"),
          Map.entry("connectorpunctuation", "Pc"),
          Map.entry("dashpunctuation", "Pd"),
          Map.entry("openpunctuation", "Ps"),
          Map.entry("closepunctuation", "Pe"),
          Map.entry("initialpunctuation", "Pi"),
          Map.entry("finalpunctuation", "Pf"),
          Map.entry("otherpunctuation", "Po"),
          Map.entry("symbol", "S"),
          Map.entry("mathsymbol", "Sm"),
          Map.entry("currencysymbol", "Sc"),
          Map.entry("modifiersymbol", "Sk"),
          Map.entry("othersymbol", "So"),
          Map.entry("separator", "Z"),
          Map.entry("spaceseparator", "Zs"),
          Map.entry("lineseparator", "Zl"),
          Map.entry("paragraphseparator", "Zp"),
          Map.entry("other", "C"),
          Map.entry("control", "Cc"),
          Map.entry("cntrl", "Cc"),
          Map.entry("format", "Cf"),
          Map.entry("privateuse", "Co"),
          Map.entry("surrogate", "Cs"));

  private GoUnicode() {}

  /** {@code unicode.IsPrint}: letters, marks, numbers, punctuation, symbols and the space. */
  public static boolean isPrint(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}
