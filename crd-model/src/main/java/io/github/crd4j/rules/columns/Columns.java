package io.github.crd4j.rules.columns;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.PrinterColumn;
import java.util.List;

/** The printer columns of a version with their places. */
final class Columns {

  private Columns() {}

  /** Looks at one column. */
  interface Action {
    void accept(PrinterColumn column, String name, FieldPath path);
  }

  static void forEach(CrdVersion version, FieldPath path, Action action) {
    List<PrinterColumn> columns = version.printerColumns();
    for (int i = 0; i < columns.size(); i++) {
      PrinterColumn column = columns.get(i);
      String name =
          column.name().isEmpty() ? "printer column " + i : "column '" + column.name() + "'";
      action.accept(column, name, path.field("additionalPrinterColumns").index(i));
    }
  }
}
