package samples;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

/** A naming strategy with renames, aliases, unwrapped parts and any-properties. */
@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
public class OddStrategyMix {
  public String maxConnections;
  @JsonProperty public Integer minIdleTime;
  @JsonProperty("Exact_Name") public String exactName;
  private boolean useTLS;
  private String dbURL;
  private Map<String, Object> extraProps = new LinkedHashMap<>();

  public boolean isUseTLS() { return useTLS; }
  public void setUseTLS(boolean useTLS) { this.useTLS = useTLS; }
  public String getDbURL() { return dbURL; }
  public void setDbURL(String dbURL) { this.dbURL = dbURL; }
  @JsonAnyGetter public Map<String, Object> getExtraProps() { return extraProps; }
  @JsonAnySetter public void addExtra(String key, Object value) { extraProps.put(key, value); }
}
