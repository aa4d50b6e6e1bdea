package samples;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Description;
import io.github.crd4j.annotations.Example;
import io.github.crd4j.annotations.ExternalDocs;
import io.github.crd4j.annotations.Title;
import java.util.List;

/**
 * A resource that <b>explains</b> itself: see {@link String}.
 *
 * <p>In two paragraphs, with a list:
 *
 * <ul>
 *   <li>one: {@code a < b && c > d}
 *   <li>two &amp; three
 * </ul>
 */
@CustomResource(group = "samples.example.com", version = "v1")
public class Documented {
  public Spec spec;

  /** What is wanted. */
  @Title("Specification")
  @ExternalDocs(url = "https://example.com/spec")
  public static class Spec {
    /** Colons: and # hashes, 'quotes' and "double quotes". */
    public String yaml;

    @Description("yes")
    public String word;

    @Description("- not a list\n- but a text\n\nwith blank lines  \n  and indentation\n")
    public String lines;

    @Description("é ü 漢字 😀   \u0085")
    public String unicode;

    @ExternalDocs(url = "https://example.com/cron", description = "Syntax of schedules")
    @Example("0 3 * * *")
    public String schedule;

    @Example("{\"days\": 30, \"b\": [1, 2.50, true, null]}")
    public Object retention;

    @Example("[1, 2]")
    @Title("Numbers")
    public List<Integer> numbers;

    @Example("1.0")
    public Double one;

    @Example("123456789012345")
    public Long large;
  }
}
