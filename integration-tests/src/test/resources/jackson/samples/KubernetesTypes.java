package samples;

import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.LocalObjectReference;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.api.model.ResourceRequirements;
import io.fabric8.kubernetes.api.model.SecretKeySelector;
import io.fabric8.kubernetes.api.model.Toleration;
import java.util.List;
import java.util.Map;

// mappers: fabric8
/** Types of fabric8's model. */
public class KubernetesTypes {
  public IntOrString port;
  public Quantity memory;
  public Map<String, Quantity> limits;
  public LocalObjectReference reference;
  public SecretKeySelector selector;
  public List<Toleration> tolerations;
  public LabelSelector labels;
  public ResourceRequirements resources;
}
