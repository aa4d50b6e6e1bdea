package io.github.crd4j.processor.write;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaChildren;
import io.github.crd4j.yaml.CrdYamlWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Leaves out descriptions, those of the deepest level first, until a CRD fits into some bytes. */
public final class DescriptionBudget {

  private final int bytes;
  private final Messager messager;

  /** What was noted: a CRD is made anew where a later round has more of it. */
  private final Set<String> noted = new HashSet<>();

  /**
   * @param bytes how large the YAML of a CRD may be; 0 for as large as it is
   * @param messager where it is noted what was left out
   */
  public DescriptionBudget(int bytes, Messager messager) {
    this.bytes = bytes;
    this.messager = messager;
  }

  /**
   * {@code crd} with the descriptions that there is room for; without any it may still be too
   * large.
   *
   * @param hub the class that the CRD is made from
   */
  public Crd trim(Crd crd, Element hub) {
    if (bytes == 0 || size(crd) <= bytes) {
      return crd;
    }
    Cut whole = new Cut(Integer.MAX_VALUE);
    whole.apply(crd);
    int level = whole.deepest;
    Cut cut = new Cut(level);
    Crd trimmed = cut.apply(crd);
    while (level > 0 && size(trimmed) > bytes) {
      level--;
      cut = new Cut(level);
      trimmed = cut.apply(crd);
    }
    int left = size(trimmed);
    String note =
        "[DescriptionsTrimmed] "
            + cut.dropped
            + " of "
            + whole.all
            + " descriptions of "
            + crd.name()
            + " are left out, those from level "
            + level
            + " of the schema down\n"
            + (left > bytes ? "without any it still has " : "it now has ")
            + left
            + " bytes; -Acrd.descriptions allows "
            + bytes;
    if (noted.add(note)) {
      messager.printMessage(Diagnostic.Kind.NOTE, note, hub);
    }
    return trimmed;
  }

  private static int size(Crd crd) {
    return CrdYamlWriter.write(crd).getBytes(StandardCharsets.UTF_8).length;
  }

  /** Leaves out the descriptions from one level on; the resource itself is at level 0. */
  private static final class Cut {
    private final int level;
    private int deepest;
    private int all;
    private int dropped;

    Cut(int level) {
      this.level = level;
    }

    Crd apply(Crd crd) {
      return crd.withVersions(crd.versions().stream().map(this::without).toList());
    }

    private CrdVersion without(CrdVersion version) {
      Schema schema = version.schema();
      return schema == null ? version : version.withSchema(without(schema, 0));
    }

    private Schema without(Schema schema, int depth) {
      Schema cut = schema;
      if (schema.description() != null) {
        all++;
        deepest = Math.max(deepest, depth);
        if (depth >= level) {
          dropped++;
          cut = schema.toBuilder().remove(Keyword.DESCRIPTION).build();
        }
      }
      return SchemaChildren.map(cut, FieldPath.ROOT, (path, child) -> without(child, depth + 1));
    }
  }
}
