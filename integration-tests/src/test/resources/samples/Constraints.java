package samples;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.Format;
import io.github.crd4j.annotations.IntOrString;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.MaxProperties;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.MinItems;
import io.github.crd4j.annotations.MinLength;
import io.github.crd4j.annotations.MinProperties;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.MultipleOf;
import io.github.crd4j.annotations.Nullable;
import io.github.crd4j.annotations.Pattern;
import io.github.crd4j.annotations.Required;
import java.util.List;
import java.util.Map;

/** Every constraint on a value, in the forms whose numbers and texts are easy to get wrong. */
@CustomResource(group = "samples.example.com", version = "v1", kind = "Constraints")
record ConstraintsSpec(
    @Required String required,
    @Nullable String nullable,
    @Minimum(1) @Maximum(10) Integer between,
    @Minimum(value = 0, exclusive = true) @Maximum(value = 1, exclusive = true) Double fraction,
    @Minimum(-0.5) @Maximum(1.5e10) Double floating,
    @Minimum(0.000001) Double tiny,
    @Maximum(1e21) Double huge,
    @Minimum(-9007199254740991.0) @Maximum(9007199254740991.0) Long exact,
    @MultipleOf(0.25) Double quarters,
    @MultipleOf(1024) Long kibibytes,
    @MinLength(0) @MaxLength(63) @Pattern("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$") String label,
    @Pattern("^\\d+\\.\\d+ \"quoted\" \\\\ 'single' # é😀$") String awkward,
    @Format("email") String email,
    @Format("hostname") String hostname,
    @Format("date-time") String time,
    @EnumValues({"a", "yes", "1", "true", "null", ""}) String word,
    @EnumValues({"1", "3", "5"}) Integer odd,
    @MinItems(1) @MaxItems(3) List<@MinLength(1) @MaxLength(5) String> few,
    @MinProperties(1) @MaxProperties(3) Map<String, @Minimum(0) Integer> limits,
    Map<String, List<@Pattern("^x") String>> deep,
    @IntOrString @Pattern("^[0-9]+%$") @Minimum(0) @Default("25%") Object surge,
    @IntOrString @Default("1") Object unavailable,
    @Default("true") Boolean aBoolean,
    @Default("9007199254740993") Long aLong,
    @Default("1.5") Double aDouble,
    @Default("3") Double aWholeDouble,
    @Default("1e3") Double anExponent,
    @Default("true") String aWordOfYaml,
    @Default("012") String anOctalOfYaml,
    @Default("\"\"") String empty,
    @Default("2020-01-01") String aDateOfYaml,
    @Default("\"line\\nbreak \\t tab é 😀 \\u0007\"") String control,
    @Default("[\"a\", \"b\"]") List<String> words,
    @Default("{\"b\": 1, \"a\": {\"c\": null}}") Map<String, Object> free,
    @Default("{}") Nested nested) {

  record Nested(@Default("[]") List<Integer> none, @Default("{}") Map<String, String> empty) {}
}
