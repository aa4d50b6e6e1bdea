package samples;

import java.util.Random;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Read by a builder. */
@JsonDeserialize(builder = Builders.Builder.class)
public final class Builders {
  private final String name;
  private final int size;
  private final Part part;

  private Builders(Builder builder) { this.name = builder.name; this.size = builder.size; this.part = builder.part; }
  static Builders sample(Random random) {
    return new Builder().withName("n" + random.nextInt(9)).withSize(random.nextInt()).withPart(Part.builder().title("t").build()).build();
  }
  public String getName() { return name; }
  public int getSize() { return size; }
  public Part getPart() { return part; }

  public static final class Builder {
    private String name;
    private int size;
    private Part part;
    public Builder withName(String name) { this.name = name; return this; }
    public Builder withSize(int size) { this.size = size; return this; }
    public Builder withPart(Part part) { this.part = part; return this; }
    public Builders build() { return new Builders(this); }
  }

  @JsonDeserialize(builder = Part.PartBuilder.class)
  public static final class Part {
    private final String title;
    private Part(String title) { this.title = title; }
    public String getTitle() { return title; }
    public static PartBuilder builder() { return new PartBuilder(); }
    @JsonPOJOBuilder(withPrefix = "")
    public static final class PartBuilder {
      private String title;
      public PartBuilder title(String title) { this.title = title; return this; }
      public Part build() { return new Part(title); }
    }
  }
}
