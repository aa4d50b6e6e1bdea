package io.github.crd4j.testing.apiserver;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests that need a real API server: their constructors and methods may take an {@link ApiServer},
 * {@link ApiClient} or {@link CrdClient}.
 *
 * <p>All tests of a JVM with the same {@link #flags} share one server, so give each test class a
 * CRD group of its own. Where the executables are missing (see {@link ApiServerAssets#search}) the
 * tests are skipped with a warning; they fail instead if the environment says {@code CI=true} or
 * the system property {@code crd4j.apiserver.required} is {@code true}. The property goes first.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ApiServerExtension.class)
public @interface WithApiServer {
  /** More flags of kube-apiserver, such as {@code --runtime-config=api/all=true}. */
  String[] flags() default {};
}
