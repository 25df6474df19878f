import { useMemo, useSyncExternalStore } from "react";
import type { BillBrand } from "@angadi/brand-kit/maker/bill-brand";
import { savedKit } from "@angadi/brand-kit/maker/saved-kit";
import { useModule } from "@angadi/ui/module/use-module";
import type { BillDraft } from "../draft.ts";

const loadBrand = () => import("@angadi/brand-kit/maker/bill-brand");
// Without it, the bill has the design's own colours.
const ignoreFailure = () => undefined;

/** Whether this browser remembers a kit. */
export const useHasKit = (): boolean => useSavedKit() !== "";

const useSavedKit = () => useSyncExternalStore(savedKit.subscribe, savedKit.read, () => "");

/** The brand that a draft carries; its code loads only if the browser remembers a kit. */
export function useBillBrand({ usesKit }: BillDraft): BillBrand | undefined {
  const savedQuery = useSavedKit();
  const query = usesKit ? savedQuery : "";
  const brandModule = useModule(query, loadBrand, ignoreFailure);
  return useMemo(
    () => (brandModule && query !== "" ? brandModule.makeBillBrand(query) : undefined),
    [brandModule, query],
  );
}
