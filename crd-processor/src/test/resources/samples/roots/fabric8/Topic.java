package com.example.topics;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Categories;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Plural;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.Version;

/** A topic. */
@Group("example.com")
@Version("v1")
@Plural("topix")
@ShortNames("tp")
@Categories({"all", "queues"})
public class Topic extends CustomResource<TopicSpec, TopicStatus> implements Namespaced {
  private static final long serialVersionUID = 1L;
}
