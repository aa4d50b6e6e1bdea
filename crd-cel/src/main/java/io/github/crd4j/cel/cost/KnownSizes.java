package io.github.crd4j.cel.cost;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import io.github.crd4j.cel.compile.Compilation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an estimate knows so far: which part of self expressions read, how large they may be, and
 * the variables of the loops around.
 */
final class KnownSizes {

  private final Compilation compilation;
  private final SizeLookup sizes;
  private final LocalVariables variables = new LocalVariables();
  private final Map<Long, Path> paths = new HashMap<>();
  private final Map<Long, Size> computedSizes = new HashMap<>();
  private final Map<Long, EntrySize> entrySizes = new HashMap<>();

  KnownSizes(Compilation compilation, SizeLookup sizes) {
    this.compilation = compilation;
    this.sizes = sizes;
  }

  /** Notes where the name {@code expr} leads. */
  void enter(CelExpr expr, String name) {
    LocalVariables.Variable variable = variables.find(name);
    paths.put(expr.id(), variable == null ? Path.of(name) : variable.path());
  }

  void setPath(CelExpr expr, Path path) {
    paths.put(expr.id(), path);
  }

  void pop(String name) {
    variables.pop(name);
  }

  void pushBound(String name, CelExpr value) {
    Path path = path(value);
    EntrySize entries = entrySize(value);
    variables.push(name, new LocalVariables.Variable(path, size(value), entries));
  }

  void pushElement(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    boolean list = isList(range, entries);
    Size size = entries == null ? null : list ? entries.value() : entries.key();
    push(name, range, list ? "@items" : "@keys", size);
  }

  void pushKey(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    Size size = entries == null ? null : entries.key();
    push(name, range, isList(range, entries) ? "@indices" : "@keys", size);
  }

  void pushValue(String name, CelExpr range) {
    EntrySize entries = entrySize(range);
    Size size = entries == null ? null : entries.value();
    push(name, range, isList(range, entries) ? "@items" : "@values", size);
  }

  void push(String name, CelExpr range, String step, @Nullable Size size) {
    variables.push(name, new LocalVariables.Variable(path(range).append(step), size, null));
  }

  boolean isList(CelExpr range, @Nullable EntrySize entries) {
    return entries == null ? compilation.type(range).kind() == CelKind.LIST : entries.list();
  }

  CostNode node(CelExpr expr) {
    Path path = path(expr);
    if (!path.isEmpty() && isAccumulator(path.steps().get(0))) {
      path = Path.EMPTY;
    }
    return new CostNode(path, compilation.type(expr), expr, size(expr));
  }

  private static boolean isAccumulator(String name) {
    return name.equals("__result__") || name.equals("@result");
  }

  Path path(CelExpr expr) {
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      if (variable != null) {
        return variable.path();
      }
    }
    return paths.getOrDefault(expr.id(), Path.EMPTY);
  }

  Size sizeOrUnknown(CelExpr expr) {
    Size size = size(expr);
    return size == null ? Size.UNKNOWN : size;
  }

  /** What is known of the size of {@code expr}; a size found by path is kept from then on. */
  @Nullable Size size(CelExpr expr) {
    Size computed = computedSizes.get(expr.id());
    if (computed != null) {
      return computed;
    }
    Size written = writtenSize(expr);
    if (written != null) {
      return written;
    }
    Size found = sizes.find(path(expr));
    if (found != null) {
      computedSizes.put(expr.id(), found);
      return found;
    }
    if (isScalar(compilation.type(expr))) {
      return Size.ONE;
    }
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      return variable == null ? null : variable.size();
    }
    return null;
  }

  /** The size of a literal, null for other expressions. */
  private static @Nullable Size writtenSize(CelExpr expr) {
    return switch (expr.getKind()) {
      case CONSTANT -> literalSize(expr.constant());
      case LIST -> Size.fixed(expr.list().elements().size());
      case MAP -> Size.fixed(expr.map().entries().size());
      default -> null;
    };
  }

  private static Size literalSize(CelConstant constant) {
    return switch (constant.getKind()) {
      case STRING_VALUE -> {
        String text = constant.stringValue();
        yield Size.fixed(text.codePointCount(0, text.length()));
      }
      case BYTES_VALUE -> Size.fixed(constant.bytesValue().size());
      default -> Size.ONE;
    };
  }

  private static boolean isScalar(CelType type) {
    return switch (type.kind()) {
      case BOOL, DOUBLE, DURATION, INT, TIMESTAMP, UINT -> true;
      case OPAQUE -> type.name().equals("optional_type") && isScalar(type.parameters().get(0));
      default -> false;
    };
  }

  @Nullable EntrySize entrySize(CelExpr expr) {
    EntrySize computed = entrySizes.get(expr.id());
    if (computed != null) {
      return computed;
    }
    if (expr.getKind() == CelExpr.ExprKind.Kind.IDENT) {
      LocalVariables.Variable variable = variables.find(expr.ident().name());
      return variable == null ? null : variable.entrySize();
    }
    return null;
  }

  void setSize(CelExpr expr, @Nullable Size size) {
    if (size != null) {
      computedSizes.put(expr.id(), size);
    }
  }

  void setEntrySize(CelExpr expr, @Nullable EntrySize size) {
    if (size != null) {
      entrySizes.put(expr.id(), size);
    }
  }

  void copySizes(CelExpr to, CelExpr from) {
    setSize(to, size(from));
    setEntrySize(to, entrySize(from));
  }
}
