package samples;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Description;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.PrinterColumn;
import io.github.crd4j.annotations.SchemaPatch;
import io.github.crd4j.annotations.Validation;
import java.util.Map;

/** What the server drops because it is empty or false, and keys and numbers of unusual form. */
@CustomResource(
    group = "samples.example.com",
    version = "v1",
    kind = "Edge",
    deprecated = false,
    deprecationWarning = "",
    shortNames = {})
@PrinterColumn(name = "On", jsonPath = ".spec.on", description = "", format = "", priority = 0)
record EdgesSpec(
    Boolean on,
    @JsonProperty("null") String nothing,
    @JsonProperty("1") String number,
    @JsonProperty("0x1F") String hexadecimal,
    @JsonProperty("~") String tilde,
    @JsonProperty("yes") String yes,
    @JsonProperty("a.b/c") String dotted,
    @JsonProperty("with space") String space,
    @JsonProperty("key: value") String colon,
    @JsonProperty("- dash") String dash,
    @JsonProperty("#hash") String hash,
    @JsonProperty("é漢😀") String unicode,
    @JsonProperty("\"quoted\"") String quoted,
    @JsonProperty("<<") String merge,
    @JsonProperty("=") String equal,
    @Description("") String noDescription,
    @Description("\ufeff bom \u2028 separator \u0000 zero \u007f delete") String odd,
    @SchemaPatch("{\"title\": \"\", \"description\": \"\", \"format\": \"\", \"pattern\": \"\"}")
        String emptyTexts,
    @SchemaPatch("{\"nullable\": false, \"exclusiveMinimum\": false, \"enum\": []}")
        Integer falseFlags,
    @SchemaPatch("{\"required\": [], \"x-kubernetes-validations\": []}") Empty emptyLists,
    @SchemaPatch("{\"additionalProperties\": true}") Map<String, Object> open,
    @SchemaPatch("{\"externalDocs\": {\"url\": \"\"}}") String emptyDocs,
    @Validation(
            rule = "self == 'a' || self == \"b\"",
            message = "quotes: ' and \"",
            reason = Validation.Reason.FIELD_VALUE_INVALID)
        String rule,
    @Validation(rule = "\n  self.size() > 0 &&\n  self.size() < 9\n", message = "1 to 8")
        String longRule,
    @Minimum(-9.223372036854775808e18) @Maximum(9.223372036854775807e18) Double wide,
    @Minimum(-0.0) Double zero,
    @Minimum(1e-7) @Maximum(1.7976931348623157e308) Double extreme,
    @Minimum(2.5e-300) Double tiny,
    @Minimum(0.1) @Maximum(123456789.123456789) Double inexact,
    @Default("1.0") Double one,
    @Default("-0") Integer negativeZero,
    @Default("0.1e2") Double ten,
    @Default("[1.0, 1.50, 1E5, -0.0, 123456789012345678]") java.util.List<Object> numbers) {

  record Empty(String a) {}
}
