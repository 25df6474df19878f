import { useEffect, useEffectEvent, useState } from "react";
import { hideLoadFailure, showLoadFailure } from "./failure-notice.ts";

/**
 * Loads code on demand, as soon as `trigger` is truthy. Returns the module that `load`, a constant
 * function, loads; undefined until then. On failure, calls `onFailure`, and tries again when
 * `trigger` changes.
 */
export function useModule<Module extends object>(
  trigger: unknown,
  load: () => Promise<Module>,
  onFailure: () => void = showLoadFailure,
): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  const isLoaded = loadedModule !== undefined;
  const handleFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!trigger || isLoaded) return;
    // Not a bare `import()`: Vite would move its handlers to where they miss failures.
    const handleSuccess = (module: Module) => {
      hideLoadFailure();
      setLoadedModule(module);
    };
    void load().then(handleSuccess, handleFailure);
  }, [trigger, isLoaded, load]);
  return loadedModule;
}
