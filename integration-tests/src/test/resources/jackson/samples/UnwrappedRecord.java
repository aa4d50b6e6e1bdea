package samples;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

// mappers: 2, 3
/** A record whose component is spread out. */
public record UnwrappedRecord(String name, @JsonUnwrapped Place place) {
  public record Place(int row, String column) {}
}
