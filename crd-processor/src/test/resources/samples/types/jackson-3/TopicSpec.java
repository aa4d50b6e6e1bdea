package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.time.Month;
import java.time.Year;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(Year year, Month month, java.sql.Date sqlDate, Map<Month, Year> byMonth) {}
