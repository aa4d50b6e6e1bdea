package io.github.crd4j.testing.apiserver;

import java.util.ArrayList;
import java.util.List;

/** The command lines of etcd and kube-apiserver. */
final class ServerCommands {
  private ServerCommands() {}

  static List<String> etcd(ApiServerAssets assets, ServerDirectory directory, ServerPorts ports) {
    return List.of(
        assets.etcd().toString(),
        "--data-dir=" + directory.etcdData(),
        "--listen-client-urls=" + ports.etcdClientUrl(),
        "--advertise-client-urls=" + ports.etcdClientUrl(),
        "--listen-peer-urls=" + ports.etcdPeerUrl(),
        "--initial-advertise-peer-urls=" + ports.etcdPeerUrl(),
        "--initial-cluster=default=" + ports.etcdPeerUrl(),
        // Nobody needs the data after a crash of the machine.
        "--unsafe-no-fsync");
  }

  /**
   * @param extraFlags come last; a flag with one value overrides ours
   */
  static List<String> kubeApiServer(
      ApiServerAssets assets,
      ServerDirectory directory,
      ServerPorts ports,
      List<String> extraFlags) {
    List<String> command =
        new ArrayList<>(
            List.of(
                assets.kubeApiserver().toString(),
                "--etcd-servers=" + ports.etcdClientUrl(),
                "--bind-address=127.0.0.1",
                "--secure-port=" + ports.apiServer(),
                "--cert-dir=" + directory.certificates(),
                "--service-account-issuer=https://kubernetes.default.svc",
                "--service-account-key-file=" + directory.serviceAccountKey(),
                "--service-account-signing-key-file=" + directory.serviceAccountKey(),
                "--service-cluster-ip-range=10.0.0.0/24",
                "--token-auth-file=" + directory.tokenFile(),
                "--authorization-mode=RBAC",
                // The others refuse a loopback address.
                "--endpoint-reconciler-type=none",
                // Without a controller manager, no service account is ever made.
                "--disable-admission-plugins=ServiceAccount"));
    command.addAll(extraFlags);
    return List.copyOf(command);
  }
}
