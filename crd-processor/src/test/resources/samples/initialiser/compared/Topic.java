package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Required;
import java.util.ArrayList;
import java.util.List;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, TopicStatus> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  @Default("5")
  // WARNING [InitialiserDiffers] javac: size
  // | the initialiser of 'size' is 3, but its default is 5
  public int size = 3;

  @Default("3")
  public int same = 1 + 2;

  @Default("1")
  public double asDouble = 1.0;

  // WARNING [InitialiserDiffers] javac: engine
  // | the initialiser of 'engine' is "postgres", but its schema has no default
  public String engine = "postgres";

  @Default("SLOW")
  // WARNING [InitialiserDiffers] javac: mode
  public Mode mode = Mode.FAST;

  // WARNING [InitialiserDiffers] javac: zones
  // | the initialiser of 'zones' is code
  public List<String> zones = new ArrayList<>();

  @Default("[]")
  public List<String> stated = new ArrayList<>();

  @Required public String owner = "nobody";
  public String nothing = null;
  public String none;

  @SuppressWarnings("crd:InitialiserDiffers")
  public int silenced = 4;

  // WARNING [InitialiserDiffers] javac: hidden
  private long hidden = 7;

  public long getHidden() {
    return hidden;
  }

  public void setHidden(long hidden) {
    this.hidden = hidden;
  }
}

class TopicStatus {
  public int observed = -1;
}

enum Mode {
  SLOW,
  FAST
}
