package io.github.crd4j.processor.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.annotations.CustomResource;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourceScanTest {

  private static final String DESCRIPTOR =
      "L" + CustomResource.class.getName().replace('.', '/') + ";";

  @TempDir private Path classes;

  @Test
  void findsTheDescriptorOfAnAnnotationAmongAllKindsOfConstants() throws IOException {
    write("a/Long.class", constants().utf8("x").eightBytes(5).utf8(DESCRIPTOR));
    write("a/Double.class", constants().eightBytes(6).fourBytes(3).utf8(DESCRIPTOR));
    write("a/Handle.class", constants().threeBytes(15).twoBytes(7).utf8(DESCRIPTOR));
    write("a/Dynamic.class", constants().fourBytes(17).fourBytes(18).utf8(DESCRIPTOR));

    assertThat(ResourceScan.find(classes))
        .containsExactly("a.Double", "a.Dynamic", "a.Handle", "a.Long");
  }

  @Test
  void findsNothingElse() throws IOException {
    write("a/Other.class", constants().utf8("x" + DESCRIPTOR).utf8(DESCRIPTOR + "x"));
    write("a/Number.class", constants().fourBytes(3));
    write("a/package-info.class", constants().utf8(DESCRIPTOR));
    write("META-INF/versions/9/a/B.class", constants().utf8(DESCRIPTOR));
    write("a/text.txt", constants().utf8(DESCRIPTOR));

    assertThat(ResourceScan.find(classes)).isEmpty();
  }

  @Test
  void leavesWhatIsNoClassFileToTheCompiler() throws IOException {
    Files.createDirectories(classes.resolve("a"));
    Files.writeString(classes.resolve("a/Empty.class"), "");
    Files.writeString(classes.resolve("a/Text.class"), DESCRIPTOR);
    write("a/Cut.class", constants().utf8("x").cut(DESCRIPTOR));

    assertThat(ResourceScan.find(classes)).doesNotContain("a.Empty", "a.Cut");
  }

  /** Constants of a kind that a later Java may add have a length that nobody knows yet. */
  @Test
  void passesOnWhatItCannotRead() throws IOException {
    write("a/Later.class", constants().twoBytes(77));

    assertThat(ResourceScan.find(classes)).containsExactly("a.Later");
  }

  private void write(String file, Constants constants) throws IOException {
    Path path = classes.resolve(file);
    Files.createDirectories(path.getParent());
    Files.write(path, constants.file());
  }

  private static Constants constants() {
    return new Constants();
  }

  /** The beginning of a class file. */
  private static final class Constants {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);
    private int count = 1;

    Constants utf8(String text) throws IOException {
      count++;
      out.writeByte(1);
      out.writeUTF(text);
      return this;
    }

    /** One that ends before its length says. */
    Constants cut(String text) throws IOException {
      count++;
      out.writeByte(1);
      out.writeShort(text.length() + 1);
      out.write(text.getBytes(UTF_8));
      return this;
    }

    Constants eightBytes(int tag) throws IOException {
      count++;
      return sized(tag, 8);
    }

    Constants fourBytes(int tag) throws IOException {
      return sized(tag, 4);
    }

    Constants threeBytes(int tag) throws IOException {
      return sized(tag, 3);
    }

    Constants twoBytes(int tag) throws IOException {
      return sized(tag, 2);
    }

    private Constants sized(int tag, int size) throws IOException {
      count++;
      out.writeByte(tag);
      out.write(new byte[size]);
      return this;
    }

    byte[] file() throws IOException {
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      DataOutputStream start = new DataOutputStream(file);
      start.writeInt(0xCAFEBABE);
      start.writeInt(61);
      start.writeShort(count);
      start.write(bytes.toByteArray());
      return file.toByteArray();
    }
  }
}
