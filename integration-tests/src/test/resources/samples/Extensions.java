package samples;

import io.github.crd4j.annotations.AtLeastOneOf;
import io.github.crd4j.annotations.AtMostOneOf;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.EmbeddedResource;
import io.github.crd4j.annotations.ExactlyOneOf;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.MapType;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.MaxProperties;
import io.github.crd4j.annotations.PreserveUnknownFields;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.SchemaPatch;
import io.github.crd4j.annotations.Validation;
import java.util.List;
import java.util.Map;

/** Kubernetes' own keywords: lists, maps, embedded objects, rules, and what is patched by hand. */
@CustomResource(group = "samples.example.com", version = "v1", kind = "Extensions")
@ExactlyOneOf({"left", "right"})
@AtMostOneOf({"up", "down"})
@AtLeastOneOf({"east", "west-side"})
@Validation(rule = "!has(self.up) || self.up > 0")
@Validation(
    rule = "!has(self.down) || self.down < 0",
    message = "down must be negative",
    reason = Validation.Reason.FIELD_VALUE_FORBIDDEN,
    fieldPath = ".down")
record ExtensionsSpec(
    String left,
    String right,
    Integer up,
    Integer down,
    String east,
    @com.fasterxml.jackson.annotation.JsonProperty("west-side") String west,
    @Immutable String fixed,
    @Immutable @Required String fixedAlways,
    @Immutable @MaxItems(3) List<@MaxLength(10) String> fixedList,
    @Validation(rule = "self >= oldSelf", messageExpression = "'not below %d'.format([oldSelf])")
        Integer growing,
    @Validation(
            rule = "!oldSelf.hasValue() || self == oldSelf.value()",
            message = "cannot change",
            optionalOldSelf = true)
        Integer once,
    @ListType(ListType.Kind.SET) List<String> set,
    @ListType(ListType.Kind.ATOMIC) List<String> atomicList,
    @ListType(value = ListType.Kind.MAP, keys = {"name", "protocol"}) List<Port> ports,
    @MapType(MapType.Kind.ATOMIC) Map<String, String> atomicMap,
    @MapType(MapType.Kind.GRANULAR) @MaxProperties(4) Map<String, String> granularMap,
    @EmbeddedResource Object template,
    @PreserveUnknownFields Settings settings,
    @SchemaPatch("{\"not\": {\"enum\": [\"root\"]}}") String owner,
    @SchemaPatch(
            "{\"oneOf\": [{\"minimum\": 10}, {\"maximum\": 5, \"not\": {\"multipleOf\": 2}}],"
                + " \"anyOf\": [{\"minimum\": 0}], \"allOf\": [{\"maximum\": 100.5}]}")
        Integer logic,
    @SchemaPatch("{\"format\": null, \"nullable\": true}") Integer plain) {

  record Port(@Required String name, @Default("TCP") String protocol, Integer port) {}

  record Settings(Integer timeoutSeconds) {}
}
