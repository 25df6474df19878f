import { useMemo, useSyncExternalStore } from "react";
import type { BillBrand } from "@angadi/brand-kit/bill-brand";
import { savedKit } from "@angadi/brand-kit/maker/saved-kit";
import { useModule } from "@angadi/ui/module/use-module";

const loadBrand = () => import("@angadi/brand-kit/bill-brand");
// Without it, the bill has the design's own colours.
const ignoreFailure = () => undefined;

/** The brand of the kit that this browser remembers; its code loads only if there is one. */
export function useBillBrand(): BillBrand | undefined {
  const query = useSyncExternalStore(savedKit.subscribe, savedKit.read, () => "");
  const brandModule = useModule(query, loadBrand, ignoreFailure);
  return useMemo(
    () => (brandModule && query !== "" ? brandModule.makeBillBrand(query) : undefined),
    [brandModule, query],
  );
}
