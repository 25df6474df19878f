import { type ReactNode, useSyncExternalStore } from "react";
import { useModule } from "@angadi/ui/module/use-module";
import { subscribeToStorage } from "@angadi/ui/saved/storage";
import { countItems, readItems } from "./registry.ts";

const countSaved = () => countItems(readItems());

const loadChip = () => import("./saved-chip.tsx");
// The menu has the link, too.
const ignoreFailure = () => undefined;

/** The header's link to the saved items. It and its styles are loaded once something is saved. */
export function SavedLink(): ReactNode {
  const count = useSyncExternalStore(subscribeToStorage, countSaved, () => 0);
  const chipModule = useModule(count > 0, loadChip, ignoreFailure);
  return chipModule && count > 0 && <chipModule.SavedChip count={count} />;
}
