package samples;

import java.util.List;

/** Arrays. */
public class ArraysOfAll {
  public String[] texts;
  public int[] ints;
  public long[][] matrix;
  public byte[] bytes;
  public byte[][] blobs;
  public char[] chars;
  public char[][] charLists;
  public boolean[] flags;
  public double[] doubles;
  public Part[] parts;
  public List<String>[] lists;
  public Byte[] boxedBytes;

  public static class Part { public String name; }
}
