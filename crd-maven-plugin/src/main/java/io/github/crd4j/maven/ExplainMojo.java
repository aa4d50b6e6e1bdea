package io.github.crd4j.maven;

import io.github.crd4j.processor.explain.RuleBook;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Prints the page of a rule, or lists all rules.
 *
 * <p>For the command line: <code>mvn crd:explain -Drule=UnknownListMapKey</code>.
 *
 * @since 0.1.0
 */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
final class ExplainMojo extends AbstractMojo {

  /**
   * The id of the rule, which stands in brackets before a finding; all rules are listed without it.
   * The one property without <code>crd.</code> before it, because it is only ever typed.
   *
   * @since 0.1.0
   */
  @Parameter(property = "rule")
  @Nullable String rule;

  @Override
  public void execute() throws MojoExecutionException {
    String text = rule == null ? RuleBook.list() : RuleBook.page(rule);
    if (text == null) {
      throw new MojoExecutionException(RuleBook.unknown(rule == null ? "" : rule));
    }
    text.lines().forEach(getLog()::info);
  }
}
