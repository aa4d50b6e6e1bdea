package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Format;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Format("email") String owner,
    List<@Format("cidr") String> networks,
    Map<String, @Format("ipv4") String> addresses,
    @Format("int64") Integer offset,
    @Format("double") Double ratio) {}
