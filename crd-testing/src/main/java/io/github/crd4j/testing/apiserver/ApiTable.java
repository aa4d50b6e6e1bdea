package io.github.crd4j.testing.apiserver;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Objects as {@code kubectl get} prints them: the columns of their kind, and a row for each.
 *
 * @param rows each has a cell for each column; cells are JSON values, null where there is none
 */
public record ApiTable(List<Column> columns, List<List<JsonNode>> rows) {
  /** Copies both. */
  public ApiTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  static ApiTable of(JsonNode table) {
    if (!table.path("kind").stringValue("").equals("Table")) {
      throw new IllegalArgumentException("not a Table: " + table);
    }
    return new ApiTable(
        table
            .path("columnDefinitions")
            .valueStream()
            .map(
                column ->
                    new Column(
                        column.path("name").stringValue(""),
                        column.path("type").stringValue(""),
                        column.path("format").stringValue(""),
                        column.path("description").stringValue(""),
                        column.path("priority").intValue(0)))
            .toList(),
        table
            .path("rows")
            .valueStream()
            .map(row -> row.path("cells").valueStream().toList())
            .toList());
  }

  /** The columns' names in their order. */
  public List<String> columnNames() {
    return columns.stream().map(Column::name).toList();
  }

  /**
   * One cell.
   *
   * @param row counted from 0
   * @throws IllegalArgumentException if there is no such column
   */
  public JsonNode cell(int row, String column) {
    int index = columnNames().indexOf(column);
    if (index < 0) {
      throw new IllegalArgumentException("no column '" + column + "' in " + columnNames());
    }
    return rows.get(row).get(index);
  }

  /**
   * The head of a column.
   *
   * @param type an OpenAPI type; the server sends dates as {@code string} for {@code Created At}
   * @param format an OpenAPI format; empty if none
   * @param priority 0 is always shown, more only by {@code -o wide}
   */
  public record Column(String name, String type, String format, String description, int priority) {}
}
