package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Channel channel;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes(@JsonSubTypes.Type(value = Mail.class, name = "mail"))
abstract class Channel {}

class Mail extends Channel {
  // WARNING [JacksonFails] type;
  public String type;

  public String to;
}
