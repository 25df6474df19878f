import { type ReactNode, useSyncExternalStore } from "react";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";
import { useModule } from "@angadi/ui/module/use-module";
import { subscribeToStorage } from "@angadi/ui/saved/storage";
import { closePanel, PANEL_ID, usePanelHash } from "./panel-hash.ts";
import { countItems, readItems } from "./registry.ts";

const countSaved = () => countItems(readItems());

// The chip's code and styles are loaded only once something is saved. If that fails, the panel
// still opens by its hash.
const loadChip = () => import("./saved-chip.tsx");
const ignoreFailure = () => undefined;

const loadPanel = () => import("./saved-panel.tsx");
const handlePanelFailure = () => {
  showLoadFailure();
  closePanel();
};

/** The chip in the header, shown once something is saved in this browser, and its panel. */
export function MyCounter(): ReactNode {
  const count = useSyncExternalStore(subscribeToStorage, countSaved, () => 0);
  const open = usePanelHash();
  const chip = useModule(count > 0, loadChip, ignoreFailure);
  const panel = useModule(open, loadPanel, handlePanelFailure);
  return (
    <>
      {/* The browser focuses the hash's target, which starts loading the page's code. */}
      <span id={PANEL_ID} tabIndex={-1} className="visually-hidden" />
      {panel && <panel.CounterPanel open={open} onClose={closePanel} />}
      {chip && count > 0 && <chip.CounterChip count={count} isBusy={open && !panel} />}
    </>
  );
}
