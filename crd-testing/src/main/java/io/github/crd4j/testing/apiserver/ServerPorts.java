package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Three loopback ports that were free a moment ago; another process may still take them. */
record ServerPorts(int etcdClient, int etcdPeer, int apiServer) {
  static ServerPorts free() {
    // Held together, so that they differ.
    try (ServerSocket client = listening();
        ServerSocket peer = listening();
        ServerSocket server = listening()) {
      return new ServerPorts(client.getLocalPort(), peer.getLocalPort(), server.getLocalPort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes a free loopback port until it is closed. */
  static ServerSocket listening() throws IOException {
    return new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
  }

  String etcdClientUrl() {
    return "http://127.0.0.1:" + etcdClient;
  }

  String etcdPeerUrl() {
    return "http://127.0.0.1:" + etcdPeer;
  }
}
