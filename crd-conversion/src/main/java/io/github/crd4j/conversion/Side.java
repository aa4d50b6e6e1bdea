package io.github.crd4j.conversion;

/** The two versions of a pair. */
enum Side {
  SPOKE,
  HUB;

  Side other() {
    return this == SPOKE ? HUB : SPOKE;
  }
}
