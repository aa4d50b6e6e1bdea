package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

/** A topic of messages that are kept until somebody has read them, or they have become too old. */
@CustomResource(group = "example.com", version = "v1")
// NOTE [DescriptionsTrimmed] javac: class TopicSpec {
// | 2 of 6 descriptions of topics.example.com are left out, those from level 4 of the schema down
// NOTE [DescriptionsTrimmed] ecj: TopicSpec {
class TopicSpec {
  /** Where the messages are. */
  public List<Place> places;
}

/** A place, of which there are many in the world. */
class Place {
  /** The country, in two letters as the standard of countries says it. */
  public String country;

  /** The city, in the language of those who live there and in their letters. */
  public String city;
}
