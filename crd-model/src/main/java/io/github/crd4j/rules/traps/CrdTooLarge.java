package io.github.crd4j.rules.traps;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.names.AnnotationsTooLarge;

/** A CRD travels in a request, rests in etcd, and is copied into an annotation by kubectl apply. */
public final class CrdTooLarge implements Rule {

  private static final int REQUEST_LIMIT = 3_145_728;
  private static final int ETCD_LIMIT = 1_572_864;
  private static final int APPLY_LIMIT = 262_096;

  @Override
  public void check(Crd crd, Report report) {
    int size = CompactJson.size(crd.toJson());
    FieldPath at = FieldPath.of("spec");
    if (size > REQUEST_LIMIT) {
      report.error(
          at,
          "the CRD has " + size + " bytes",
          "the API server answers: Request entity too large: limit is " + REQUEST_LIMIT,
          "split the resource, or shorten descriptions");
    } else if (size > ETCD_LIMIT) {
      report.error(
          at,
          "the CRD has " + size + " bytes",
          "the API server answers: etcdserver: request is too large",
          "split the resource, or shorten descriptions");
    } else if (size > APPLY_LIMIT && AnnotationsTooLarge.size(crd) <= AnnotationsTooLarge.LIMIT) {
      report.warning(
          at,
          "the CRD has " + size + " bytes, too many for kubectl apply",
          "kubectl apply fails: metadata.annotations: Too long: may not be more than 262144 bytes",
          "use kubectl apply --server-side, or shorten descriptions");
    }
  }
}
