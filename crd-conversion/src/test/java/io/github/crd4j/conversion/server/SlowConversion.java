package io.github.crd4j.conversion.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crd4j.conversion.ObjectMapping;
import io.github.crd4j.conversion.SpokeConversion;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A conversion that takes as long as a test wants. */
final class SlowConversion extends SpokeConversion {
  static final byte[] REVIEW =
      """
      {"apiVersion":"apiextensions.k8s.io/v1","kind":"ConversionReview","request":{"uid":"1",
       "desiredAPIVersion":"example.com/v1","objects":[
        {"apiVersion":"example.com/v1alpha1","kind":"Thing","metadata":{},"field":"x"}]}}
      """
          .getBytes(UTF_8);

  private final CountDownLatch started = new CountDownLatch(1);
  private final CountDownLatch end = new CountDownLatch(1);

  SlowConversion() {
    super("example.com", "Thing", "v1alpha1", "v1");
  }

  @Override
  protected void map(ObjectMapping resource) {
    resource.convert(
        "field", "field", String.class, String.class, this::slowly, text -> text, null);
  }

  private String slowly(String text) {
    started.countDown();
    awaits(end);
    return text;
  }

  boolean awaitStarted() {
    return awaits(started);
  }

  void end() {
    end.countDown();
  }

  private static boolean awaits(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
