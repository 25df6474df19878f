import { useEffect, useEffectEvent, useState } from "react";
import { hideLoadFailure, showLoadFailure } from "./failure-notice.ts";

/**
 * Loads code on demand: returns a module loaded with `load`, a constant, once `need` is truthy;
 * undefined until then. If that fails, calls `onFailure`, and tries again when `need` changes.
 */
export function useModule<Module extends object>(
  need: unknown,
  load: () => Promise<Module>,
  onFailure: () => void = showLoadFailure,
): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  const isLoaded = loadedModule !== undefined;
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!need || isLoaded) return;
    // Called by name: Vite moves handlers of a bare `import()` to where they miss its failures.
    const show = (module: Module) => {
      hideLoadFailure();
      setLoadedModule(module);
    };
    void load().then(show, fail);
  }, [need, isLoaded, load]);
  return loadedModule;
}
