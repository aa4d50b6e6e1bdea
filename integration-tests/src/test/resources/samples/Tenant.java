package samples;

import io.fabric8.crd.generator.annotation.PrinterColumn;
import io.fabric8.generator.annotation.Default;
import io.fabric8.generator.annotation.Max;
import io.fabric8.generator.annotation.Min;
import io.fabric8.generator.annotation.Nullable;
import io.fabric8.generator.annotation.Pattern;
import io.fabric8.generator.annotation.Required;
import io.fabric8.generator.annotation.ValidationRule;
import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Categories;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.SpecReplicas;
import io.fabric8.kubernetes.model.annotation.StatusReplicas;
import io.fabric8.kubernetes.model.annotation.Version;

/** A resource as users of fabric8's client write it. */
@Group("samples.example.com")
@Version("v1")
@ShortNames("tn")
@Categories("all")
public class Tenant extends CustomResource<TenantSpec, TenantStatus> implements Namespaced {
  private static final long serialVersionUID = 1L;
}

class TenantSpec {
  @Required public String name;

  @Min(1)
  @Max(10)
  @Default("2")
  @SpecReplicas
  @PrinterColumn(name = "Wanted")
  public Integer replicas;

  @Nullable
  @Pattern("^[a-z]+$")
  public String nickname;

  @ValidationRule(value = "self.startsWith('https:')", message = "must be a safe address")
  public String address;
}

class TenantStatus {
  @StatusReplicas public Integer replicas;
  public String phase;
}
