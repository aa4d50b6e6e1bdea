package samples;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The type of the list comes from three levels up. */
public class OddAbstractGenericSpec extends OddMid<OddAbstractGenericSpec.Item> {
  public static class Item { public String id; public java.time.LocalDate day; }
}
abstract class OddMid<I> extends OddTop<I, List<I>> { private I single; public I getSingle() { return single; } public void setSingle(I single) { this.single = single; } }
abstract class OddTop<I, L extends Collection<I>> { private L items; private Map<String, L> groups; public L getItems() { return items; } public void setItems(L items) { this.items = items; } public Map<String, L> getGroups() { return groups; } public void setGroups(Map<String, L> groups) { this.groups = groups; } }
