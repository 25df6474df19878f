import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { subscribeToStorage } from "@angadi/ui/saved/storage";
import type { CounterChip } from "./counter-chip.tsx";
import type { CounterPanel } from "./counter-panel.tsx";
import { closePanel, PANEL_ID, usePanelHash } from "./panel-hash.ts";
import { countItems, readItems } from "./registry.ts";

const countSaved = () => countItems(readItems());

/** The chip in the header, shown once something is saved in this browser, and its panel. */
export function MyCounter(): ReactNode {
  const count = useSyncExternalStore(subscribeToStorage, countSaved, () => 0);
  const open = usePanelHash();
  const chip = useChip(count > 0);
  const panel = usePanel(open);
  return (
    <>
      {/* The browser focuses the hash's target, which starts loading the page's code. */}
      <span id={PANEL_ID} tabIndex={-1} className="visually-hidden" />
      {panel && <panel.CounterPanel open={open} onClose={closePanel} />}
      {chip && count > 0 && <chip.CounterChip count={count} isBusy={open && !panel} />}
    </>
  );
}

/** The chip's code and styles, fetched only once something is saved. */
function useChip(isNeeded: boolean): { CounterChip: typeof CounterChip } | undefined {
  const [loadedModule, setLoadedModule] = useState<{ CounterChip: typeof CounterChip }>();
  useEffect(() => {
    // If loading fails, the panel still opens by its hash.
    if (isNeeded && !loadedModule)
      import("./counter-chip.tsx").then(setLoadedModule, () => undefined);
  }, [isNeeded, loadedModule]);
  return loadedModule;
}

/** Loads the panel's code on request; shows a notice if that fails. */
function usePanel(open: boolean): { CounterPanel: typeof CounterPanel } | undefined {
  const [loadedModule, setLoadedModule] = useState<{ CounterPanel: typeof CounterPanel }>();
  useEffect(() => {
    if (!open || loadedModule) return;
    import("./counter-panel.tsx").then(setLoadedModule, () => {
      document.getElementById("no-code")?.removeAttribute("hidden");
      closePanel();
    });
  }, [open, loadedModule]);
  return loadedModule;
}
