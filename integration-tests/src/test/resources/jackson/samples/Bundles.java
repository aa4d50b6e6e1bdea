package samples;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Annotations that hold annotations. */
public class Bundles {
  @Wire public String text;
  @Hidden public String hidden;
  @AsText public int number;

  @Retention(RetentionPolicy.RUNTIME) @JacksonAnnotationsInside @JsonProperty("on-wire") public @interface Wire {}
  @Retention(RetentionPolicy.RUNTIME) @JacksonAnnotationsInside @JsonIgnore public @interface Hidden {}
  @Retention(RetentionPolicy.RUNTIME) @JacksonAnnotationsInside @JsonFormat(shape = JsonFormat.Shape.STRING) public @interface AsText {}
}
