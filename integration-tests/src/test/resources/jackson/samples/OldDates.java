package samples;

import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Date;

/** Dates of java.util and java.sql. */
public class OldDates {
  public Date date;
  public Calendar calendar;
  public Timestamp timestamp;
  public java.sql.Date sqlDate;
}
