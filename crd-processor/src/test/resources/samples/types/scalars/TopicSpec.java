package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    boolean primitiveBoolean,
    byte primitiveByte,
    short primitiveShort,
    int primitiveInt,
    long primitiveLong,
    float primitiveFloat,
    double primitiveDouble,
    char primitiveChar,
    Boolean boxedBoolean,
    Byte boxedByte,
    Short boxedShort,
    Integer boxedInteger,
    Long boxedLong,
    Float boxedFloat,
    Double boxedDouble,
    Character boxedCharacter,
    String string,
    CharSequence charSequence,
    Number number,
    BigInteger bigInteger,
    BigDecimal bigDecimal,
    AtomicBoolean atomicBoolean,
    AtomicInteger atomicInteger,
    AtomicLong atomicLong,
    OptionalInt optionalInt,
    OptionalLong optionalLong,
    OptionalDouble optionalDouble) {}
