package io.github.crd4j.conversion.server;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes answers of HTTP, and counts them. */
final class Answers {
  private Answers() {}

  static void json(HttpExchange exchange, byte[] body, Metrics metrics) throws IOException {
    send(exchange, 200, "application/json", body, metrics);
  }

  static void text(HttpExchange exchange, int code, @Nullable String text, Metrics metrics)
      throws IOException {
    byte[] body = (text + "\n").getBytes(StandardCharsets.UTF_8);
    send(exchange, code, "text/plain; charset=utf-8", body, metrics);
  }

  /** Asks to try again in a second, on a connection to another replica. */
  static void later(HttpExchange exchange, String why, Metrics metrics) throws IOException {
    exchange.getResponseHeaders().set("Retry-After", "1");
    exchange.getResponseHeaders().set("Connection", "close");
    text(exchange, 503, why, metrics);
  }

  private static void send(
      HttpExchange exchange, int code, String type, byte[] body, Metrics metrics)
      throws IOException {
    metrics.request(code);
    exchange.getResponseHeaders().set("Content-Type", type);
    // A body that was not read to its end must not be taken for the next request.
    if (code == 413) {
      exchange.getResponseHeaders().set("Connection", "close");
    }
    exchange.sendResponseHeaders(code, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }
}
