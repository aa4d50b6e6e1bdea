package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @Minimum(1)
  // ERROR [UnmappableType] thread
  // | 'java.lang.Thread'
  public Thread thread;

  // ERROR [UnmappableType] hooks
  public List<Runnable> hooks;

  // ERROR [UnmappableType] lock
  public java.util.concurrent.locks.ReentrantLock lock;
}
