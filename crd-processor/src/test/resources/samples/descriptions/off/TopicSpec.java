package com.example.topics;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Description;
import java.util.List;

/** A topic of messages. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  /** Notes for those who work on this class. */
  @Description("")
  public String quiet;

  /** Not the text of the class either. */
  @Description("")
  public Place place;

  /** Notes. */
  @JsonPropertyDescription("")
  public String quietForJackson;

  /** The class is quiet, but this is not. */
  public Quiet said;

  public Quiet unsaid;
  public List<Quiet> list;
  public List<Place> places;

  @Description("")
  public int[] numbers;
}

/** A place. */
class Place {
  public String city;
}

/** Notes for those who work on this class. */
@Description("")
class Quiet {
  /** A city. */
  public String city;
}
