package samples;

/** Public fields of all scalar types. */
public class PlainFields {
  public String text;
  public int count;
  public Integer boxed;
  public long big;
  public Long bigBoxed;
  public short small;
  public byte tiny;
  public boolean on;
  public Boolean maybe;
  public double ratio;
  public float share;
  public char letter;
}
