package io.github.crd4j.yaml;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import java.util.List;

/**
 * A CRD read from YAML, and where in the text each part of it stands.
 *
 * <p>If there are findings, the CRD holds only what could be read: it is good for further checks
 * that say more, but not for use.
 */
public final class CrdDocument {

  private final String source;
  private final Crd crd;
  private final List<String> storedVersions;
  private final List<Finding> findings;
  private final YamlDocument document;
  private final FieldPath base;

  CrdDocument(
      String source,
      Crd crd,
      List<String> storedVersions,
      List<Finding> findings,
      YamlDocument document,
      FieldPath base) {
    this.source = source;
    this.crd = crd;
    this.storedVersions = List.copyOf(storedVersions);
    this.findings = List.copyOf(findings);
    this.document = document;
    this.base = base;
  }

  /** What the caller called the text, such as the name of its file. */
  public String source() {
    return source;
  }

  public Crd crd() {
    return crd;
  }

  /** {@code status.storedVersions}, which a CRD has that comes from a cluster; else empty. */
  public List<String> storedVersions() {
    return storedVersions;
  }

  /**
   * What could not be read, all of it errors; empty if the document is a CRD through and through.
   */
  public List<Finding> findings() {
    return findings;
  }

  /**
   * Where {@code path}, which starts at the CRD, leads: the key of a member or the start of an
   * item, and if the document does not go so far, the deepest such place on the way.
   */
  public Position locate(FieldPath path) {
    return document.locate(base.then(path));
  }

  /** The place of {@code finding} as build tools link it: {@code topics.yaml:[3,5]}. */
  public String locate(Finding finding) {
    return source + ":" + locate(finding.place());
  }
}
