package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A process that ends when this JVM ends, however it ends.
 *
 * <p>A POSIX shell stands between: it holds the reading end of a pipe whose writing end only this
 * JVM has. The kernel closes that end when the JVM is gone, also after SIGKILL and a crash; the
 * shell then reads the end of file, kills its own child, and removes the working directory.
 */
final class LeashedProcess {
  private static final String LEASH =
      """
      directory=$1; shift
      exec 3<&0
      "$@" </dev/null 3<&- &
      server=$!
      {
        read -r word; orphaned=$?
        trap '' TERM
        kill -KILL "$server"
        if [ "$orphaned" -ne 0 ]; then
          tries=50
          while [ "$tries" -gt 0 ] && kill -0 "$server"; do sleep 0.1; tries=$((tries - 1)); done
          rm -rf "$directory"
        fi
      } <&3 >/dev/null 2>&1 &
      watcher=$!
      exec 3<&-
      wait "$server"; code=$?
      # A watcher still reading must not live to kill whoever gets this number next.
      kill "$watcher" 2>/dev/null
      exit "$code"
      """;

  private final Process shell;

  private LeashedProcess(Process shell) {
    this.shell = shell;
  }

  /**
   * Starts {@code command}, with both its outputs in {@code log}.
   *
   * @param directory removed if the JVM dies without {@link #stop}
   */
  static LeashedProcess start(List<String> command, Path log, Path directory) throws IOException {
    List<String> leashed =
        new ArrayList<>(List.of("/bin/sh", "-c", LEASH, "leash", directory.toString()));
    leashed.addAll(command);
    return new LeashedProcess(
        new ProcessBuilder(leashed)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start());
  }

  boolean isAlive() {
    return shell.isAlive();
  }

  /** The shell and the process behind it. */
  List<ProcessHandle> handles() {
    List<ProcessHandle> handles = new ArrayList<>(shell.descendants().toList());
    handles.add(shell.toHandle());
    return List.copyOf(handles);
  }

  /** Kills the process and returns when it is gone; its data are not to be used again. */
  void stop() {
    List<ProcessHandle> handles = handles();
    try (OutputStream pipe = shell.getOutputStream()) {
      pipe.write("stop\n".getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      // The shell has ended, and with it the process.
    }
    boolean ended = false;
    try {
      ended = shell.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!ended) {
      handles.forEach(ProcessHandle::destroyForcibly);
    }
  }
}
