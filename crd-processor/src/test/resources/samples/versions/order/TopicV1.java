package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v1",
    kind = "Topic",
    otherVersions = {TopicV1Beta1.class, TopicV2.class, TopicFoo.class, TopicV1Alpha1.class, TopicV10.class})
class TopicV1 {
  public Integer size;
}
