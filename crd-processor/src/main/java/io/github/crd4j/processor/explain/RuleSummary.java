package io.github.crd4j.processor.explain;

/**
 * One rule in the list of all rules.
 *
 * @param id its name in findings
 * @param subject the heading that it stands below
 * @param sentence what it is about
 */
public record RuleSummary(String id, String subject, String sentence) {}
