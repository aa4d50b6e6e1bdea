package com.example.topics;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.Date;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  @JsonFormat(pattern = "yyyy")
  public Date year;

  public Date date;
}
