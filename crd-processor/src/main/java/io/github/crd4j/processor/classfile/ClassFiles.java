package io.github.crd4j.processor.classfile;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Finds the class file from which the compiler has read a type. */
public final class ClassFiles {

  private final Filer filer;
  private final Elements elements;

  public ClassFiles(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /** The bytes of the class file, or null if it cannot be found or read. */
  byte @Nullable [] bytes(TypeElement type) {
    return bytes(elements.getBinaryName(type).toString(), elements.getModuleOf(type));
  }

  /**
   * The bytes of the class file of a class that {@code user} names, which may be one that only the
   * compiler made; null if it cannot be found.
   *
   * @param binaryName such as {@code com.example.Outer$1}
   */
  public byte @Nullable [] bytes(String binaryName, TypeElement user) {
    String packageName = elements.getPackageOf(user).getQualifiedName().toString();
    if (packageName.equals(packageOf(binaryName))) {
      return bytes(binaryName, elements.getModuleOf(user));
    }
    TypeElement type = elements.getTypeElement(binaryName.replace('$', '.'));
    return type == null ? null : bytes(type);
  }

  private static String packageOf(String binaryName) {
    return binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.')));
  }

  private byte @Nullable [] bytes(String binaryName, @Nullable ModuleElement module) {
    String packageName = packageOf(binaryName);
    String file = binaryName.substring(binaryName.lastIndexOf('.') + 1) + ".class";
    if (module == null || module.isUnnamed()) {
      return read(StandardLocation.CLASS_PATH, packageName, file);
    }
    byte[] bytes =
        read(StandardLocation.MODULE_PATH, module.getQualifiedName() + "/" + packageName, file);
    for (Location location : List.of(StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH)) {
      // The module that is compiled has classes of an earlier compilation in the output.
      bytes = bytes == null ? read(location, packageName, file) : bytes;
    }
    return bytes;
  }

  /**
   * The bytes of a class of the JDK that runs the compiler, or null if it has none of that name. No
   * location of the compiler has them.
   */
  byte @Nullable [] platformBytes(TypeElement type) {
    String file = elements.getBinaryName(type).toString().replace('.', '/') + ".class";
    try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }

  private byte @Nullable [] read(Location location, String packageName, String file) {
    try (InputStream in = filer.getResource(location, packageName, file).openInputStream()) {
      return in.readAllBytes();
    } catch (IOException | RuntimeException e) {
      // Not there. Of a module that is elsewhere, javac 17 says so by a NullPointerException.
      return null;
    }
  }
}
