package io.github.crd4j.testing.apiserver;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/** Does for JUnit what {@link WithApiServer} promises. */
final class ApiServerExtension implements ExecutionCondition, ParameterResolver {
  private static final System.Logger LOG = System.getLogger(ApiServerExtension.class.getName());
  private static final Namespace NAMESPACE = Namespace.create(ApiServerExtension.class);
  private static final Set<Class<?>> INJECTED =
      Set.of(ApiServer.class, ApiClient.class, CrdClient.class);

  ApiServerExtension() {}

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    ConditionEvaluationResult result =
        evaluate(
            ApiServerAssets.search(),
            required(System.getProperty("crd4j.apiserver.required"), System.getenv("CI")));
    if (result.isDisabled()) {
      LOG.log(
          System.Logger.Level.WARNING,
          "skipping {0}: {1}",
          context.getDisplayName(),
          result.getReason().orElse(""));
    }
    return result;
  }

  static ConditionEvaluationResult evaluate(ApiServerAssets.Search search, boolean required) {
    if (search.found().isPresent()) {
      return ConditionEvaluationResult.enabled("using " + search.found().get().directory());
    }
    if (required) {
      throw new ExtensionConfigurationException(search.explanation());
    }
    return ConditionEvaluationResult.disabled(search.explanation());
  }

  /** The property decides; where it is not given, the environment does. */
  static boolean required(@Nullable String property, @Nullable String ci) {
    return Boolean.parseBoolean(property == null ? ci : property);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return INJECTED.contains(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    ApiServer server = server(context);
    Class<?> type = parameter.getParameter().getType();
    if (type == ApiServer.class) {
      return server;
    }
    return type == ApiClient.class ? server.client() : new CrdClient(server.client());
  }

  private static ApiServer server(ExtensionContext context) {
    String[] flags = flags(context);
    // JUnit closes what this store holds when the session ends, thus once for all test classes.
    return context
        .getStore(StoreScope.LAUNCHER_SESSION, NAMESPACE)
        .computeIfAbsent(
            List.of(flags),
            key -> ApiServer.start(ApiServerAssets.search().found().orElseThrow(), flags),
            ApiServer.class);
  }

  private static String[] flags(ExtensionContext context) {
    for (Optional<ExtensionContext> at = Optional.of(context);
        at.isPresent();
        at = at.get().getParent()) {
      Optional<AnnotatedElement> element = at.get().getElement();
      Optional<WithApiServer> annotation =
          AnnotationSupport.findAnnotation(element, WithApiServer.class);
      if (annotation.isPresent()) {
        return annotation.get().flags();
      }
    }
    return new String[0];
  }
}
