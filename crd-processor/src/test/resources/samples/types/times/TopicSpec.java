package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.sql.Timestamp;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Instant instant,
    OffsetDateTime offsetDateTime,
    ZonedDateTime zonedDateTime,
    Date date,
    Calendar calendar,
    Timestamp timestamp,
    LocalDate localDate,
    LocalDateTime localDateTime,
    LocalTime localTime,
    OffsetTime offsetTime,
    Duration duration,
    Period period,
    Year year,
    YearMonth yearMonth,
    MonthDay monthDay,
    ZoneId zoneId,
    ZoneOffset zoneOffset,
    DayOfWeek dayOfWeek) {}
