package samples;

import java.io.File;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;

/** Types of the JDK that are text. */
public class Texts {
  public UUID uuid;
  public URI uri;
  public URL url;
  public Currency currency;
  public Locale locale;
  public Charset charset;
  public TimeZone timeZone;
  public java.util.regex.Pattern pattern;
  public Class<?> type;
  public File file;
  public Path path;
  public InetAddress address;
  public ByteBuffer buffer;
  public StringBuilder builder;
  public CharSequence chars;
}
