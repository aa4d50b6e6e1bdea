package io.github.crd4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanCommandTest {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path temp;

  @Test
  void printsWhatBecomesOfEachField() throws IOException {
    CommandRun.write(
        temp,
        "Topic.java",
        """
        import io.github.crd4j.annotations.*;

        @CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
        @ConversionWebhook(service = "topics", namespace = "topics")
        record Topic(TopicSpec spec) {}

        record TopicSpec(
            @ConvertedFrom(version = "v1alpha1", path = "spec.count") Integer partitions,
            String owner) {}

        @CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
        record TopicV1Alpha1(OldSpec spec) {}

        record OldSpec(Integer count, @Default("fast") String mode) {}
        """);

    assertThat(CommandRun.of("plan", temp, "-cp", CLASS_PATH))
        .isEqualTo(
            new CommandRun(
                0,
                """
                v1alpha1    v1
                -           spec.owner       kept
                spec.count  spec.partitions  renamed
                spec.mode   -                kept     shown as "fast" if absent

                As long as v1alpha1 is served, whoever writes an object has it converted to it once more.
                """,
                ""));
  }

  @Test
  void saysSoWhereThereIsNothingToConvert() throws IOException {
    CommandRun.write(
        temp,
        "Topic.java",
        """
        import io.github.crd4j.annotations.*;

        @CustomResource(group = "example.com", version = "v1")
        record TopicSpec(Integer partitions) {}
        """);

    CommandRun run = CommandRun.of("plan", temp, "-cp", CLASS_PATH);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith("there is no CRD with several versions in ");
  }
}
