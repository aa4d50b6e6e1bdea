package com.example.databases;

import io.github.crd4j.testing.roundtrip.RoundTrip;
import org.junit.jupiter.api.Test;

class DatabaseConversionTest {

  @Test
  void nothingIsLostBetweenTheVersions() {
    RoundTrip.of("META-INF/crds/databases.databases.example.com.yaml").check();
  }
}
