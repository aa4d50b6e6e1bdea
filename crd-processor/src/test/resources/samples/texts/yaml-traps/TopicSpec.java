package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Default("on") String a,
    @Default("~") String b,
    @Default("1e3") String c,
    @Default("0x1F") String d,
    @Default(" leading") String e,
    @Default("line\nbreak") String f,
    @Default("\ud83d\ude00") String g,
    @Default("# no comment") String h,
    @Default("key: value") String i,
    @Default("2001-01-01") String j,
    @Default("\u0130\u0131") String k,
    @Default("1_000") String l,
    @Default("{}") String m,
    @Default("null") String n,
    Integer yes,
    Integer no,
    Integer y) {}
