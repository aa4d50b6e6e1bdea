package samples;

/** Names that begin with capitals. */
public class Acronyms {
  private String tls;
  private String aName;
  private int ipv4;
  public String DNS;
  public String eMail;

  public String getTLSMode() { return tls; }
  public void setTLSMode(String tls) { this.tls = tls; }
  public String getAName() { return aName; }
  public void setAName(String aName) { this.aName = aName; }
  public int getIPv4() { return ipv4; }
  public void setIPv4(int ipv4) { this.ipv4 = ipv4; }
}
