package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.io.File;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.regex.Pattern;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    byte[] bytes,
    char[] chars,
    ByteBuffer byteBuffer,
    UUID uuid,
    URI uri,
    URL url,
    Locale locale,
    File file,
    Path path,
    Class<?> type,
    Charset charset,
    Currency currency,
    InetAddress inetAddress,
    Pattern pattern,
    TimeZone timeZone) {}
