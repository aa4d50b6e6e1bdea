package samples;

/** Private fields, accessors with odd names. */
public class GettersAndSetters {
  private String name;
  private boolean active;
  private Boolean open;
  private int xIndex;
  private String url;

  public String getName() { return name; }
  public void setName(String name) { this.name = name; }
  public boolean isActive() { return active; }
  public void setActive(boolean active) { this.active = active; }
  public Boolean getOpen() { return open; }
  public void setOpen(Boolean open) { this.open = open; }
  public int getXIndex() { return xIndex; }
  public void setXIndex(int xIndex) { this.xIndex = xIndex; }
  public String getURL() { return url; }
  public void setURL(String url) { this.url = url; }
}
