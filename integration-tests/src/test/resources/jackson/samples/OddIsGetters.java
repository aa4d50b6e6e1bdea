package samples;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** Flags with all kinds of getters. */
public class OddIsGetters {
  private boolean isReady;
  private Boolean isOpen;
  private Boolean boxed;
  private boolean has;

  public boolean isReady() { return isReady; }
  public void setReady(boolean ready) { isReady = ready; }
  public Boolean getIsOpen() { return isOpen; }
  public void setIsOpen(Boolean open) { isOpen = open; }
  public Boolean isBoxed() { return boxed; }
  public void setBoxed(Boolean boxed) { this.boxed = boxed; }
  public boolean getHas() { return has; }
  public void setHas(boolean has) { this.has = has; }
  public boolean hasAnything() { return has; }
  public boolean isolated() { return true; }
  @JsonIgnore public boolean isComputed() { return true; }
}
