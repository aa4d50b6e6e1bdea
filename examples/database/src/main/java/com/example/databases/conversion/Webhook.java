package com.example.databases.conversion;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.server.ConversionServer;
import io.github.crd4j.conversion.server.ServerOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;

/** The conversion webhook as a program of its own. */
public final class Webhook {

  private Webhook() {}

  /**
   * Serves until it is told to end.
   *
   * @param arguments the directory with {@code tls.crt} and {@code tls.key}, as cert-manager mounts it
   */
  public static void main(String[] arguments) throws IOException, GeneralSecurityException {
    Path certificates = Path.of(arguments.length > 0 ? arguments[0] : "/certificates");
    ServerOptions options =
        ServerOptions.of(certificates.resolve("tls.crt"), certificates.resolve("tls.key"));
    ConversionServer server = ConversionServer.start(options, Conversions::load);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
  }
}
