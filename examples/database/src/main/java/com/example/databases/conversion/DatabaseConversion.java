package com.example.databases.conversion;

import com.example.databases.v1.DatabaseV1alpha1Conversion;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the schemas of the two versions do not tell: backups had an hour, and now have a schedule.
 *
 * <p>crd4j generates the rest, and registers this class because it completes it.
 */
public class DatabaseConversion extends DatabaseV1alpha1Conversion {

  private static final Pattern DAILY = Pattern.compile("0 (1?[0-9]|2[0-3]) \\* \\* \\*");

  public DatabaseConversion() {}

  @Override
  protected String scheduleFromBackupHour(Integer backupHour) {
    return "0 " + backupHour + " * * *";
  }

  @Override
  protected Integer backupHourFromSchedule(String schedule) {
    Matcher daily = DAILY.matcher(schedule);
    if (!daily.matches()) {
      throw new IllegalArgumentException("no hour says when '" + schedule + "' is");
    }
    return Integer.valueOf(daily.group(1));
  }
}
