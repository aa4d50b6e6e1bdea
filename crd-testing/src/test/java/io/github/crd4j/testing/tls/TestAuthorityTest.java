package io.github.crd4j.testing.tls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestAuthorityTest {
  @TempDir Path directory;

  @Test
  void whatItIssuesIsSignedByItAndForThisMachine() throws Exception {
    TestAuthority authority = TestAuthority.create();
    X509Certificate issuer =
        read(new ByteArrayInputStream(authority.pem().getBytes(StandardCharsets.US_ASCII)));

    X509Certificate issued = issue(authority);

    issued.verify(issuer.getPublicKey());
    issued.checkValidity();
    assertThat(issuer.getBasicConstraints()).isNotNegative();
    assertThat(issued.getBasicConstraints()).isNegative();
    assertThat(issued.getSubjectAlternativeNames())
        .containsExactlyInAnyOrder(List.of(2, "localhost"), List.of(7, "127.0.0.1"));
    assertThat(issue(authority)).isNotEqualTo(issued);
  }

  @Test
  void theClientConfigurationHasAddressAndBundle() {
    TestAuthority authority = TestAuthority.create();

    assertThat(authority.clientConfig(URI.create("https://127.0.0.1:1/convert")).toString())
        .isEqualTo(
            "{\"url\":\"https://127.0.0.1:1/convert\",\"caBundle\":\""
                + authority.caBundle()
                + "\"}");
    assertThat(new String(Base64.getDecoder().decode(authority.caBundle()), StandardCharsets.UTF_8))
        .isEqualTo(authority.pem());
  }

  private X509Certificate issue(TestAuthority authority) throws Exception {
    Path certificate = directory.resolve("tls.crt");
    authority.issue(certificate, directory.resolve("tls.key"));
    assertThat(directory.resolve("tls.key")).content().startsWith("-----BEGIN PRIVATE KEY-----");
    try (InputStream file = Files.newInputStream(certificate)) {
      return read(file);
    }
  }

  private static X509Certificate read(InputStream pem) throws Exception {
    return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(pem);
  }
}
