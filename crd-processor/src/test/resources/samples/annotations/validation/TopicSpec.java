package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Validation;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
@Validation(
    rule = "!has(self.minSize) || !has(self.size) || self.minSize <= self.size",
    message = "size must not be below minSize",
    fieldPath = ".size")
@Validation(rule = "!has(self.minSize) || self.minSize > 0")
record TopicSpec(
    Integer minSize,
    Integer size,
    @Validation(
            rule = "self >= oldSelf",
            messageExpression = "'must not shrink below %d'.format([oldSelf])",
            reason = Validation.Reason.FIELD_VALUE_FORBIDDEN)
        Integer storage,
    @MaxItems(20) List<@MaxLength(63) @Validation(rule = "!self.endsWith('-')") String> zones,
    @Validation(
            rule = "!oldSelf.hasValue() || self >= oldSelf.value()",
            optionalOldSelf = true,
            reason = Validation.Reason.FIELD_VALUE_INVALID)
        Long offset,
    @Validation(rule = "self.days > 0") Retention retention) {}

@Validation(rule = "self.days < 1000")
record Retention(Integer days) {}
