package io.github.crd4j.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which fields are spoken for by links, and which are to be dropped. */
final class Claims {

  private final List<Link> links;
  private final List<Drop> drops;
  private final String hub;
  private final String spoke;
  private final Set<Drop> used = new LinkedHashSet<>();

  Claims(List<Link> links, List<Drop> drops, String spoke, String hub) {
    this.links = links;
    this.drops = drops;
    this.spoke = spoke;
    this.hub = hub;
  }

  List<Link> links() {
    return links;
  }

  boolean isSpokeClaimed(PlanPath path) {
    return links.stream().anyMatch(link -> link.spoke().equals(path));
  }

  boolean isHubClaimed(PlanPath path) {
    return links.stream().anyMatch(link -> link.hub().equals(path));
  }

  /** What drops the field at {@code path} of the hub or the spoke, or null. */
  @Nullable Drop drop(PlanPath path, boolean onHub) {
    for (Drop drop : drops) {
      boolean here = drop.version().equals(onHub ? hub : spoke) && drop.member().equals(path);
      if (here && (!onHub || drop.versions().isEmpty() || drop.versions().contains(spoke))) {
        used.add(drop);
        return drop;
      }
    }
    return null;
  }

  /** The drops that have dropped something. */
  Set<Drop> used() {
    return used;
  }
}
