import { useEffect, useState } from "react";

/** Shows the notice that a part of the page could not be loaded. */
export const showLoadFailure = (): void =>
  document.getElementById("no-code")?.removeAttribute("hidden");

/**
 * Returns a module loaded with `load` once `isNeeded` is true; undefined until then. If loading
 * fails, calls `onError`, and tries again the next time the module is needed. Both functions must
 * be constants.
 */
export function useModule<Module extends object>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  onError: () => void,
): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  useEffect(() => {
    if (isNeeded && !loadedModule) load().then(setLoadedModule, onError);
  }, [isNeeded, loadedModule, load, onError]);
  return loadedModule;
}
