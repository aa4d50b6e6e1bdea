package samples;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Arrays of arrays and of generics. */
public class OddArrays {
  public String[][] matrix;
  public Map<String, String[]> arrays;
  public Map<String, int[][]> grids;
  public List<String[]> list;
  public Optional<List<String>> maybe;
  public Set<List<Integer>> setOfLists;
  public Level[][] levels;
  public Map<String, Object>[] maps;

  public enum Level { LOW, HIGH }
}
