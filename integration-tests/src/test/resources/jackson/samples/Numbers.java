package samples;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Numbers of all kinds. */
public class Numbers {
  public BigDecimal decimal;
  public BigInteger integer;
  public Number number;
  public AtomicInteger atomic;
  public AtomicLong atomicLong;
  public AtomicBoolean atomicFlag;
  public OptionalInt optionalInt;
  public OptionalLong optionalLong;
  public OptionalDouble optionalDouble;
  public Map<String, BigDecimal> byName;
}
