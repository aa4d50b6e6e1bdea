package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertPathBuilderException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@WithApiServer
class ApiServerTest {
  private static final ApiPath STORAGE_MIGRATION =
      ApiPath.of("/apis/storagemigration.k8s.io/v1beta1");

  @Test
  void testsOfOneJvmShareAServer(ApiServer one, ApiServer other) {
    assertThat(one).isSameAs(other);
    assertThat(one.processes()).allMatch(ProcessHandle::isAlive);
    assertThat(one.client().get(ApiPath.of("/readyz")).body().asString()).isEqualTo("ok");
  }

  @Test
  void theKubeconfigNamesTheServer(ApiServer server) {
    assertThat(server.kubeconfig())
        .contains("server: " + server.url() + "\n")
        .contains("certificate-authority-data: LS0tLS1CRUdJTi");
  }

  @Test
  void anEndedServerLeavesNeitherProcessesNorFiles() {
    ApiServer server = ApiServer.start(assets(), "--feature-gates=AllAlpha=false");
    List<ProcessHandle> processes = server.processes();
    assertThat(processes).hasSizeGreaterThanOrEqualTo(4);
    assertThat(server.directory()).isDirectory();

    server.close();
    server.close();

    assertThat(processes).noneMatch(ProcessHandle::isAlive);
    assertThat(server.directory()).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource(Ending.class)
  @Timeout(60)
  void theProcessesEndWithTheJvm(Ending ending, @TempDir Path directory)
      throws IOException, InterruptedException {
    Path started = directory.resolve("started");
    Process jvm =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                StartAndHang.class.getName(),
                started.toString())
            .inheritIO()
            .start();
    while (!Files.exists(started)) {
      assertThat(jvm.isAlive()).isTrue();
      Pause.between();
    }
    List<String> lines = Files.readAllLines(started);
    Path files = Path.of(lines.get(0));
    List<ProcessHandle> processes =
        lines.stream()
            .skip(1)
            .map(pid -> ProcessHandle.of(Long.parseLong(pid)).orElseThrow())
            .toList();
    assertThat(processes).hasSizeGreaterThanOrEqualTo(4).allMatch(ProcessHandle::isAlive);

    if (ending == Ending.KILLED) {
      jvm.destroyForcibly();
    } else {
      jvm.destroy();
    }

    while (processes.stream().anyMatch(ProcessHandle::isAlive) || Files.exists(files)) {
      Pause.between();
    }
  }

  @Test
  void aStartThatFailsShowsTheEndOfTheLogsAndKeepsThem() {
    Throwable failure = catchThrowable(() -> ApiServer.start(assets(), "--no-such-flag"));

    assertThat(failure)
        .isInstanceOf(ApiServerStartException.class)
        .hasMessageContaining("ended before it was ready")
        .hasMessageContaining("unknown flag: --no-such-flag");
    Matcher log = Pattern.compile("--- (.+)/etcd.log\n").matcher(failure.getMessage());
    assertThat(log.find()).isTrue();
    ServerDirectory kept = new ServerDirectory(Path.of(log.group(1)), "");
    assertThat(kept.etcdLog()).isRegularFile();
    kept.delete();
  }

  @Test
  void portsThatOthersTookAreGivenUp() throws IOException {
    ServerPorts free = ServerPorts.free();
    try (ServerSocket other = ServerPorts.listening()) {
      ServerPorts noServer =
          new ServerPorts(free.etcdClient(), free.etcdPeer(), other.getLocalPort());
      ServerPorts noEtcd = new ServerPorts(other.getLocalPort(), free.etcdPeer(), free.apiServer());
      Iterator<ServerPorts> attempts = List.of(noServer, noEtcd, free).iterator();

      try (ApiServer server = ApiServer.start(assets(), List.of(), attempts::next)) {
        assertThat(server.url()).hasPort(free.apiServer());
      }
    }
  }

  @Test
  void aWrongTokenIsRefused(ApiServer server) {
    ApiClient stranger = new ApiClient(server.url(), "wrong", server.client().certificate());

    assertThat(stranger.get(ApiPath.of("/api/v1/namespaces")).statusCode()).isEqualTo(401);
  }

  @Test
  void aServerWithAnotherCertificateIsNotTrusted(ApiServer server) throws Exception {
    TrustManagerFactory publicAuthorities =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    publicAuthorities.init((KeyStore) null);
    X509TrustManager manager = (X509TrustManager) publicAuthorities.getTrustManagers()[0];
    byte[] other = manager.getAcceptedIssuers()[0].getEncoded();

    ApiClient client = new ApiClient(server.url(), "any", other);

    assertThat(catchThrowable(() -> client.get(ApiPath.of("/readyz"))))
        .hasRootCauseInstanceOf(CertPathBuilderException.class);
  }

  @Test
  @WithApiServer(flags = "--runtime-config=storagemigration.k8s.io/v1beta1=true")
  void flagsOpenMoreApis(ApiServer server) {
    assertThat(server.client().get(STORAGE_MIGRATION).statusCode()).isEqualTo(200);
  }

  private static ApiServerAssets assets() {
    return ApiServerAssets.search().found().orElseThrow();
  }

  enum Ending {
    /** SIGTERM: shutdown hooks run. */
    TERMINATED,
    /** SIGKILL: nothing in the JVM runs any more. */
    KILLED
  }

  /**
   * A JVM that starts a server, writes its directory and its processes' numbers, and waits to be
   * killed.
   */
  static final class StartAndHang {
    private StartAndHang() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
      ApiServer server = ApiServer.start(assets());
      List<String> lines = new ArrayList<>();
      lines.add(server.directory().toString());
      server.processes().forEach(process -> lines.add(Long.toString(process.pid())));
      Path started = Path.of(arguments[0]);
      Path unfinished = started.resolveSibling("unfinished");
      Files.write(unfinished, lines);
      Files.move(unfinished, started);
      Thread.sleep(TimeUnit.MINUTES.toMillis(10));
    }
  }
}
