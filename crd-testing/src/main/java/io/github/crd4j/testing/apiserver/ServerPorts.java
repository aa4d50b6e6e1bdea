package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Three loopback ports that were free a moment ago; another process may still take them. */
record ServerPorts(int etcdClient, int etcdPeer, int apiServer) {
  static ServerPorts free() throws IOException {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    // Held together, so that they differ.
    try (ServerSocket client = new ServerSocket(0, 1, loopback);
        ServerSocket peer = new ServerSocket(0, 1, loopback);
        ServerSocket server = new ServerSocket(0, 1, loopback)) {
      return new ServerPorts(client.getLocalPort(), peer.getLocalPort(), server.getLocalPort());
    }
  }

  String etcdClientUrl() {
    return "http://127.0.0.1:" + etcdClient;
  }

  String etcdPeerUrl() {
    return "http://127.0.0.1:" + etcdPeer;
  }
}
