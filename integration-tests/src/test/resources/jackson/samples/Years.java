package samples;

import java.time.Month;
import java.time.Year;
import java.util.List;
import java.util.Map;

/** Years and months, which are numbers to some. */
public class Years {
  public Year year;
  public Month month;
  public List<Month> months;
  public Map<Month, Integer> byMonth;
}
