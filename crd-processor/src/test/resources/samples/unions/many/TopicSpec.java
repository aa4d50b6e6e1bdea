package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;
import java.util.List;

/** Lists without a limit of what a rule would have to look at too closely. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public List<Source> sources;
  public List<Step> steps;
  public List<Storage> storages;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({@JsonSubTypes.Type(Git.class), @JsonSubTypes.Type(Image.class)})
interface Source {}

class Git implements Source {
  @Required public String url;
  public String branch;
}

class Image implements Source {
  @Required public String image;
  public String digest;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Step.Run.class, name = "run"),
  @JsonSubTypes.Type(value = Step.Copy.class, name = "copy"),
  @JsonSubTypes.Type(value = Step.Wait.class, name = "wait"),
  @JsonSubTypes.Type(value = Step.Call.class, name = "call"),
  @JsonSubTypes.Type(value = Step.Stop.class, name = "stop")
})
interface Step {
  class Run implements Step {
    public List<String> command;
  }

  class Copy implements Step {
    public String from;
    public String to;
  }

  class Wait implements Step {
    public int seconds;
  }

  class Call implements Step {
    public String name;
  }

  class Stop implements Step {
    public String reason;
  }
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Tape.class, name = "tape"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory"),
  @JsonSubTypes.Type(value = Remote.class, name = "remote")
})
interface Storage {}

class Disk implements Storage {
  @Required public String path;
  public Long size;
}

class Tape implements Storage {
  @Required public String path;
  public Long size;
}

class Memory implements Storage {
  public Long size;
}

class Remote implements Storage {
  public String user;
}
