package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.Validation;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
  public Deduced deduced;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory")
})
@Validation(rule = "self.type != 'memory' || !has(self.path)", message = "memory has no path")
interface Storage {}

@Validation(rule = "self.min <= self.max", message = "min must not be above max")
class Disk implements Storage {
  public int min;
  public int max;
  @Immutable public String path;
}

class Memory implements Storage {
  public int bytes;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({@JsonSubTypes.Type(A.class), @JsonSubTypes.Type(B.class)})
interface Deduced {}

// WARNING [VariantsDisagree] @Validation(
@Validation(rule = "self.left <= 5", message = "left must not be above 5")
class A implements Deduced {
  public int left;
}

class B implements Deduced {
  public int right;
}
