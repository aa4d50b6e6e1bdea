package samples;

import java.util.List;

/** Less usual scalars of the JDK. */
public class OddJdkScalars {
  public java.util.concurrent.TimeUnit unit;
  public Thread.State state;
  public java.net.InetSocketAddress socket;
  public StringBuffer buffer;
  public java.util.GregorianCalendar calendar;
  public Character[] letters;
  public Short[] shorts;
  public List<Character> characters;
  public List<byte[]> blobs;
  public Object[] objects;
  public List<Number> numbers;
}
