package com.example.topics;

import io.fabric8.kubernetes.api.model.Condition;
import io.fabric8.kubernetes.api.model.ConfigMapKeySelector;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.KeyToPath;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [ListWithoutKeys] conditions
  // | write @ListType(value = MAP, keys = "type")
  public List<Condition> conditions;

  // WARNING [ListWithoutKeys] ports
  // | write @ListType(value = MAP, keys = {"containerPort", "protocol"})
  public ContainerPort[] ports;

  // WARNING [ListWithoutKeys] envs
  // | values of 'envs' is a list of EnvVar
  public Map<String, List<EnvVar>> envs;

  @ListType(value = ListType.Kind.MAP, keys = "name")
  public List<EnvVar> keyed;

  @ListType(ListType.Kind.ATOMIC)
  public List<EnvVar> atomic;

  // Kubernetes has no keys for these itself.
  public List<KeyToPath> items;

  public List<ConfigMapKeySelector> selectors;
}
