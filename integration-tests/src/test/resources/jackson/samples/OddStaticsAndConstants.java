package samples;

/** Constants, statics, synthetic getters that are none. */
public class OddStaticsAndConstants {
  public static final String KIND = "K";
  public static int counter;
  private static String hidden;
  public final String fixed = "fixed";
  private String name;

  public static String getHidden() { return hidden; }
  public static void setHidden(String value) { hidden = value; }
  public String getName() { return name; }
  public void setName(String name) { this.name = name; }
  public void get() {}
  public String getting(String x) { return x; }
  protected String getProtected() { return "p"; }
  String getPackage() { return "p"; }
  private String getPrivate() { return "p"; }
}
