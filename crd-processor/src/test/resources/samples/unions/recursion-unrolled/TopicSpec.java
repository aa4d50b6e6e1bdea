package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Recursive;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Filter filter;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Name.class, name = "name"),
  @JsonSubTypes.Type(value = All.class, name = "all"),
  @JsonSubTypes.Type(value = Not.class, name = "not")
})
interface Filter {}

class Name implements Filter {
  public String value;
}

class All implements Filter {
  @Recursive(depth = 1)
  public List<Filter> filters;
}

class Not implements Filter {
  @Recursive(depth = 1, then = Recursive.Then.ERROR)
  public Filter filter;
}
