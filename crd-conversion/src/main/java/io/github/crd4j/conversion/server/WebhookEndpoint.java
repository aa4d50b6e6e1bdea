package io.github.crd4j.conversion.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.github.crd4j.conversion.MalformedReviewException;
import io.github.crd4j.conversion.ReviewAnswer;
import io.github.crd4j.conversion.ReviewHandler;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The webhook's path: one review in, one answer out.
 *
 * <p>503 with {@code Retry-After} makes the API server try again within its 30 seconds, unseen by
 * its clients; any other failure is the client's at once.
 */
final class WebhookEndpoint implements HttpHandler {
  private final ServerOptions options;
  private final Metrics metrics;
  private final Supplier<@Nullable ReviewHandler> handler;
  private final Semaphore room;

  /**
   * An endpoint.
   *
   * @param handler null while the server cannot convert: before it is ready, and while it ends
   */
  WebhookEndpoint(
      ServerOptions options, Metrics metrics, Supplier<@Nullable ReviewHandler> handler) {
    this.options = options;
    this.metrics = metrics;
    this.handler = handler;
    this.room = new Semaphore(options.maxConcurrent());
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    if (!exchange.getRequestURI().getPath().equals(options.path())) {
      Answers.text(exchange, 404, "not found", metrics);
    } else if (!exchange.getRequestMethod().equals("POST")) {
      exchange.getResponseHeaders().set("Allow", "POST");
      Answers.text(exchange, 405, "only POST", metrics);
    } else if (!room.tryAcquire()) {
      Answers.later(exchange, "full", metrics);
    } else {
      metrics.running().incrementAndGet();
      try {
        convert(exchange);
      } finally {
        metrics.running().decrementAndGet();
        room.release();
      }
    }
  }

  private void convert(HttpExchange exchange) throws IOException {
    ReviewHandler converter = handler.get();
    if (converter == null) {
      Answers.later(exchange, "not ready", metrics);
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(options.maxBodyBytes() + 1);
    if (body.length > options.maxBodyBytes()) {
      Answers.text(exchange, 413, "more than " + options.maxBodyBytes() + " bytes", metrics);
      return;
    }
    long start = System.nanoTime();
    ReviewAnswer answer;
    try {
      answer = converter.answer(body);
    } catch (MalformedReviewException e) {
      Answers.text(exchange, 400, e.getMessage(), metrics);
      return;
    }
    metrics.review(answer.success(), answer.objects(), System.nanoTime() - start);
    Answers.json(exchange, answer.body(), metrics);
  }
}
