package io.github.crd4j.cel.compile;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import dev.cel.common.types.CelType;
import dev.cel.common.types.CelTypeProvider;
import dev.cel.common.types.SimpleType;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The types of one rule for the type checker. Serves one check only.
 *
 * <p>For every undefined field the checker asks first for the type by name and then for all types;
 * noting the last name at the second question tells which type each such error is about.
 */
@SuppressWarnings("Immutable") // it takes notes, which is safe because nothing shares it
final class RuleTypeProvider implements CelTypeProvider {

  private final StructTypes structs;
  private final boolean plainKeywords;
  private final List<DeclType> missed = new ArrayList<>();
  private String lastStruct = "";

  RuleTypeProvider(StructTypes structs, boolean plainKeywords) {
    this.structs = structs;
    this.plainKeywords = plainKeywords;
  }

  @Override
  public ImmutableCollection<CelType> types() {
    DeclType struct = structs.find(lastStruct);
    if (struct != null) {
      missed.add(struct);
    }
    return ImmutableList.of();
  }

  @Override
  public Optional<CelType> findType(String name) {
    CelType struct = structs.findStructType(name, plainKeywords);
    if (struct != null) {
      lastStruct = name;
      return Optional.of(struct);
    }
    // timestamp and duration pass here and are refused later, with a text that says what is right.
    return Optional.ofNullable(
        switch (name) {
          case "net.IP" -> TypeSyntax.IP;
          case "net.CIDR" -> TypeSyntax.CIDR;
          case "google.protobuf.Timestamp", "timestamp" -> SimpleType.TIMESTAMP;
          case "google.protobuf.Duration", "duration" -> SimpleType.DURATION;
          default -> null;
        });
  }

  /** The types in which a field was not found, in the order of the errors. */
  List<DeclType> missed() {
    return Collections.unmodifiableList(missed);
  }
}
