package com.example.topics;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import io.strimzi.crdgenerator.annotations.AddedIn;
import io.strimzi.crdgenerator.annotations.Crd;
import io.strimzi.crdgenerator.annotations.Description;
import io.strimzi.crdgenerator.annotations.Example;
import io.strimzi.crdgenerator.annotations.Maximum;
import io.strimzi.crdgenerator.annotations.Minimum;
import io.strimzi.crdgenerator.annotations.MinimumItems;
import io.strimzi.crdgenerator.annotations.OneOf;
import io.strimzi.crdgenerator.annotations.Pattern;
import io.strimzi.crdgenerator.annotations.PresentInVersions;
import io.strimzi.crdgenerator.annotations.Type;
import java.util.List;
import java.util.Map;

@Crd(
    spec =
        @Crd.Spec(
            group = "example.com",
            names =
                @Crd.Spec.Names(
                    kind = "Topic",
                    plural = "topics",
                    shortNames = "tp",
                    categories = "queues"),
            scope = "Namespaced",
            versions = {
              @Crd.Spec.Version(name = "v1", served = true, storage = false),
              @Crd.Spec.Version(name = "v1beta1", served = true, storage = true),
              @Crd.Spec.Version(name = "v1alpha1", served = false, storage = false)
            },
            subresources =
                @Crd.Spec.Subresources(
                    status = @Crd.Spec.Subresources.Status(apiVersion = "v1beta1+"),
                    scale =
                        @Crd.Spec.Subresources.Scale(
                            apiVersion = "v1",
                            specReplicasPath = ".spec.replicas",
                            statusReplicasPath = ".status.replicas")),
            additionalPrinterColumns = {
              @Crd.Spec.AdditionalPrinterColumn(
                  name = "Replicas",
                  description = "The replicas",
                  jsonPath = ".spec.replicas",
                  type = "integer",
                  priority = 1),
              @Crd.Spec.AdditionalPrinterColumn(
                  apiVersion = "v1alpha1-v1beta1",
                  name = "Owner",
                  description = "The owner",
                  jsonPath = ".spec.owner",
                  type = "string")
            }))
@Group("example.com")
@Version("v1beta1")
@SuppressWarnings("crd:ConversionMissing")
class Topic extends CustomResource<TopicSpec, TopicStatus> implements Namespaced {
  private static final long serialVersionUID = 1L;

  /** The description of what is overridden gives way. */
  @Override
  @Description("What the topic shall be")
  public TopicSpec getSpec() {
    return super.getSpec();
  }
}

abstract class Keeping {
  @Description("Any zone.")
  public String getZone() {
    return "";
  }

  public void setZone(String zone) {}

  @JsonAnyGetter
  public Map<String, Object> getAdditionalProperties() {
    return Map.of();
  }

  @JsonAnySetter
  public void setAdditionalProperty(String name, Object value) {}
}

@Description("A topic.")
class TopicSpec extends Keeping {
  @Description("How many?")
  @Minimum(1)
  @Maximum(value = 9, apiVersions = "v1alpha1-v1beta1")
  @Maximum(value = 99, apiVersions = "v1+")
  public Integer replicas;

  @PresentInVersions("v1alpha1-v1beta1")
  @Pattern("^[a-z]+$")
  @Example("me")
  @AddedIn("0.1")
  public String owner;

  @JsonProperty(required = true)
  @MinimumItems(2)
  public List<Source> sources;

  @Type("integer")
  public String port;

  public Shared shared;

  @Override
  @Description("Zone of the topic.")
  @Example("- eu")
  public String getZone() {
    return "";
  }
}

@OneOf({
  @OneOf.Alternative(@OneOf.Alternative.Property("secret")),
  @OneOf.Alternative({
    @OneOf.Alternative.Property("file"),
    @OneOf.Alternative.Property(value = "line", required = false)
  })
})
class Source extends Keeping {
  public String secret;
  public String file;
  public Integer line;
}

class Shared {
  @PresentInVersions("v1")
  public String late;

  public String always;
}

class TopicStatus {
  public Integer replicas;
}
