/** Conversion of custom resources between versions, and the webhook that does it for a server. */
module io.github.crd4j.conversion {
  requires static transitive org.jspecify;
  requires transitive tools.jackson.databind;
  requires jdk.httpserver;

  exports io.github.crd4j.conversion;
  exports io.github.crd4j.conversion.server;

  uses io.github.crd4j.conversion.SpokeConversion;
}
