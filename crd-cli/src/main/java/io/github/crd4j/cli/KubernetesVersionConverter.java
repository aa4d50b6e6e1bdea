package io.github.crd4j.cli;

import io.github.crd4j.cel.KubernetesVersion;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the version of Kubernetes that was typed. */
final class KubernetesVersionConverter implements ITypeConverter<KubernetesVersion> {

  @Override
  public KubernetesVersion convert(String text) {
    try {
      return KubernetesVersion.parse(text);
    } catch (IllegalArgumentException wrong) {
      throw new TypeConversionException(String.valueOf(wrong.getMessage()));
    }
  }
}
