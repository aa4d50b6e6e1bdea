package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MaxItems(3) @MaxLength(4) String[] both,
    String @MaxItems(5) [] onArray,
    @MaxLength(6) String @MaxItems(7) [] each,
    @Minimum(1) int[] numbers,
    @MaxLength(8) byte[] bytes,
    @ListType(ListType.Kind.SET) String[] set,
    @MaxLength(1) String @MaxItems(2) [] @MaxItems(3) [] table,
    List<@MaxLength(9) String @MaxItems(10) []> listOfArrays) {}
