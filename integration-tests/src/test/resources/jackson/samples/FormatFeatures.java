package samples;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;

/** One value or a list of them. */
public class FormatFeatures {
  @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) public List<String> either;
  @JsonFormat(with = {JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY, JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED})
  public List<String> both;
}
