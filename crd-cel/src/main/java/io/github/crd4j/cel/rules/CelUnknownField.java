package io.github.crd4j.cel.rules;

import dev.cel.common.ast.CelExpr;
import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An expression reads a field that the schema does not have. */
final class CelUnknownField extends ErrorRule {

  private static final int MANY = 20;

  @Override
  @Nullable Problem explain(CheckError error, ExpressionPlace place) {
    String message = error.message();
    if (!message.startsWith("undefined field")) {
      return null;
    }
    String field = message.substring(message.indexOf('\'') + 1, message.lastIndexOf('\''));
    String holder = holder(error.expr());
    DeclType struct = error.struct();
    Set<String> names = struct == null ? Set.of() : struct.fields().keySet();
    int start = Source.fieldStart(place.text(), error.offset());
    String reads = holder.isEmpty() ? field : holder + "." + field;
    String owner =
        holder.isEmpty()
            ? "that object"
            : holder.equals("self") ? place.owner() : "'" + holder + "'";
    return new Problem(
        id(),
        place.what()
            + " reads '"
            + reads
            + "', but "
            + owner
            + " has no field '"
            + field
            + "'"
            + Suggestion.didYouMean(field, names),
        start,
        field.length(),
        facts(holder, field, names),
        "undefined field '" + field + "'",
        List.of());
  }

  private static List<String> facts(String holder, String field, Set<String> names) {
    List<String> facts = new ArrayList<>();
    String subject = holder.isEmpty() ? "it" : holder;
    if (names.isEmpty()) {
      facts.add(
          "rules can read no field of "
              + subject
              + "; fields without type are not visible to them");
    } else {
      String all = String.join(", ", names.stream().limit(MANY).toList());
      facts.add("fields of " + subject + ": " + all + (names.size() > MANY ? ", …" : ""));
    }
    String escaped = CelIdentifier.of(field);
    if (escaped != null && !escaped.equals(field) && names.contains(escaped)) {
      facts.add("the property '" + field + "' is called '" + escaped + "' in rules");
    }
    return facts;
  }

  private static String holder(@Nullable CelExpr expr) {
    if (expr == null) {
      return "";
    }
    return switch (expr.getKind()) {
      case SELECT -> Source.name(expr.select().operand());
      case CALL -> expr.call().args().isEmpty() ? "" : Source.name(expr.call().args().get(0));
      default -> "";
    };
  }
}
