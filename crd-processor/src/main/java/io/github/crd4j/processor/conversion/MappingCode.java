package io.github.crd4j.processor.conversion;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.plan.ObjectPlan;
import io.github.crd4j.plan.PlanPath;
import io.github.crd4j.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the statements that declare a mapping. */
final class MappingCode {

  private static final String PACKAGE = "io.github.crd4j.conversion";
  private static final ClassName LIMIT = ClassName.get(PACKAGE, "Limit");
  private static final ClassName VALUE_MAPPING = ClassName.get(PACKAGE, "ValueMapping");
  private static final ClassName TYPE_REFERENCE =
      ClassName.get("tools.jackson.core.type", "TypeReference");

  private final Hooks hooks;
  private final CodeBlock.Builder code = CodeBlock.builder();
  private final Deque<String> scope = new ArrayDeque<>();

  private MappingCode(Hooks hooks) {
    this.hooks = hooks;
  }

  /**
   * The statements for {@code object}.
   *
   * @param variable the mapping that they are about
   */
  static CodeBlock of(ObjectPlan object, String variable, Hooks hooks) {
    MappingCode code = new MappingCode(hooks);
    code.object(object, variable);
    return code.code.build();
  }

  private void object(ObjectPlan object, String variable) {
    scope.push(variable);
    for (ObjectPlan.Binding binding : object.bindings()) {
      binding(binding, variable);
    }
    for (ObjectPlan.Kept kept : object.hubOnly()) {
      code.addStatement(
          "$N.hubOnly($S, $L)", variable, key(kept.name()), LeavesCode.of(kept.leaves()));
    }
    for (ObjectPlan.Kept kept : object.spokeOnly()) {
      JsonValue shown = kept.defaultValue();
      CodeBlock leaves = LeavesCode.of(kept.leaves());
      if (shown == null) {
        code.addStatement("$N.spokeOnly($S, $L)", variable, key(kept.name()), leaves);
      } else {
        code.addStatement(
            "$N.spokeOnly($S, $L, $S)", variable, key(kept.name()), leaves, shown.toString());
      }
    }
    for (ObjectPlan.Lost lost : object.lost()) {
      code.add("// $L\n", lost.because().replaceAll("[\\p{Cntrl}\\\\]", " "));
      code.addStatement(
          "$N.$L($S)", variable, lost.onHub() ? "hubDropped" : "spokeDropped", key(lost.name()));
    }
    Set<String> filled = new HashSet<>();
    object.spokeOnly().stream()
        .filter(kept -> kept.defaultValue() != null)
        .forEach(kept -> filled.add(PlanPath.ROOT.property(kept.name()).toString()));
    object
        .spokeDefaults()
        .forEach(
            (path, value) -> {
              if (!filled.contains(path)) {
                code.addStatement(
                    "$N.spokeDefault($S, $S)", variable, path(path), value.toString());
              }
            });
    object
        .hubDefaults()
        .forEach(
            (path, value) ->
                code.addStatement("$N.hubDefault($S, $S)", variable, path(path), value.toString()));
    scope.pop();
  }

  private void binding(ObjectPlan.Binding binding, String variable) {
    String spoke = path(binding.spoke());
    String hub = path(binding.hub());
    boolean same = spoke.equals(hub);
    CodeBlock paths = same ? CodeBlock.of("$S", spoke) : CodeBlock.of("$S, $S", spoke, hub);
    ValuePlan value = binding.value();
    if (value instanceof ValuePlan.Copied) {
      if (!same) {
        boolean across = binding.spoke().size() > 1 || binding.hub().size() > 1;
        code.addStatement("$N.$L($L)", variable, across ? "move" : "rename", paths);
      }
    } else if (value instanceof ValuePlan.ObjectValue object) {
      nested(CodeBlock.of("$N.object($L", variable, paths), object.object(), name(binding), ")");
    } else if (value instanceof ValuePlan.ListMapValue list) {
      listMap(variable, paths, list, binding);
    } else if (value instanceof ValuePlan.ListValue list) {
      nested(CodeBlock.of("$N.list($L", variable, paths), list.item(), item(binding), ")");
    } else if (value instanceof ValuePlan.MapValue map) {
      nested(CodeBlock.of("$N.map($L", variable, paths), map.value(), item(binding), ")");
    } else if (value instanceof ValuePlan.Shown shown) {
      // Without a fallback there is an error, and what is written here does not matter.
      JsonValue fallback = shown.fallback();
      code.addStatement(
          "$N.limited($S, $S, $L, $S)",
          variable,
          spoke,
          hub,
          limit(shown.limit()),
          fallback == null ? "null" : fallback.toString());
    } else if (value instanceof ValuePlan.SingleToList) {
      code.addStatement("$N.spokeSingle($S, $S)", variable, spoke, hub);
    } else if (value instanceof ValuePlan.ListToSingle) {
      code.addStatement("$N.hubSingle($S, $S)", variable, spoke, hub);
    } else if (value instanceof ValuePlan.Hook hook) {
      hook(variable, spoke, hub, hook);
    }
  }

  private void nested(CodeBlock call, ObjectPlan object, String variable, String closing) {
    code.add("$L, $N -> {\n", call, variable).indent();
    object(object, variable);
    code.unindent().add("}$L;\n", closing);
  }

  private void listMap(
      String variable, CodeBlock paths, ValuePlan.ListMapValue list, ObjectPlan.Binding binding) {
    CodeBlock keys = strings(list.spokeKeys());
    if (list.spokeKeys().equals(list.hubKeys())) {
      nested(
          CodeBlock.of("$N.listMap($L, $L", variable, paths, keys),
          list.item(),
          item(binding),
          ")");
    } else {
      String name = item(binding);
      code.add(
              "$N.field($S, $S, $T.listMap($L, $L, $T.object($N -> {\n",
              variable,
              path(binding.spoke()),
              path(binding.hub()),
              VALUE_MAPPING,
              keys,
              strings(list.hubKeys()),
              VALUE_MAPPING,
              name)
          .indent();
      object(list.item(), name);
      code.unindent().add("})));\n");
    }
  }

  private static CodeBlock strings(List<String> texts) {
    CodeBlock joined =
        texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.of($L)", List.class, joined);
  }

  private void hook(String variable, String spoke, String hub, ValuePlan.Hook hook) {
    Hooks.Methods methods = hooks.of(hook);
    boolean generic =
        methods.spokeType() instanceof ParameterizedTypeName
            || methods.hubType() instanceof ParameterizedTypeName;
    JsonValue fallback = hook.fallback();
    code.add(
        "$N.$L(\n$>$>$S,\n$S,\n$L,\n$L,\nthis::$N,\nthis::$N,\n$L);\n$<$<",
        variable,
        fallback == null ? "convert" : "convertOrShow",
        spoke,
        hub,
        type(methods.spokeType(), generic),
        type(methods.hubType(), generic),
        methods.up(),
        methods.down(),
        fallback == null ? "null" : CodeBlock.of("$S", fallback.toString()));
  }

  private static CodeBlock type(TypeName type, boolean generic) {
    return generic
        ? CodeBlock.of("new $T<$T>() {}", TYPE_REFERENCE, type)
        : CodeBlock.of("$T.class", type);
  }

  private static CodeBlock limit(ValuePlan.Limit limit) {
    if (limit instanceof ValuePlan.Limit.OneOf oneOf) {
      return CodeBlock.of(
          "$T.oneOf($L)",
          LIMIT,
          oneOf.values().stream()
              .map(value -> CodeBlock.of("$S", value.toString()))
              .collect(CodeBlock.joining(", ")));
    } else if (limit instanceof ValuePlan.Limit.OfType type) {
      return CodeBlock.of("$T.$L()", LIMIT, type.type());
    } else if (limit instanceof ValuePlan.Limit.Each each) {
      return CodeBlock.of("$T.each($L)", LIMIT, limit(each.element()));
    }
    return CodeBlock.of("$T.int32()", LIMIT);
  }

  private String name(ObjectPlan.Binding binding) {
    return Identifiers.safe(lastProperty(binding.hub()), scope);
  }

  private String item(ObjectPlan.Binding binding) {
    return Identifiers.item(lastProperty(binding.hub()), scope);
  }

  private static String lastProperty(PlanPath path) {
    @Nullable String last = null;
    for (PlanPath.Step step : path.steps()) {
      last = step instanceof PlanPath.Property property ? property.name() : last;
    }
    return String.valueOf(last);
  }

  private static String path(String path) {
    return path(PlanPath.parse(path));
  }

  private static String path(PlanPath path) {
    return path.steps().stream()
        .map(MappingCode::step)
        .collect(Collectors.joining("."))
        .replace(".[", "[");
  }

  private static String step(PlanPath.Step step) {
    return step instanceof PlanPath.Property property ? key(property.name()) : step.toString();
  }

  /** A name in the form that the mapping reads. */
  private static String key(String name) {
    return name.contains(".") || name.contains("[") ? "[\"" + name + "\"]" : name;
  }
}
