import { useEffect } from "react";
import { loadFonts } from "../scene/load-fonts.ts";
import type { Scene } from "../scene/scene.ts";

/**
 * Loads the fonts of these scenes into the page. Until they load, or if they fail to, text is shown
 * in system fonts.
 */
export function useFonts(scenes: readonly Scene[]): void {
  useEffect(() => {
    loadFonts(scenes).catch(() => undefined);
  }, [scenes]);
}
