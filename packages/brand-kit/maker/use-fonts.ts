import { useEffect } from "react";
import { loadFonts } from "../scene/load-fonts.ts";
import type { Scene } from "../scene/scene.ts";

/** Loads the fonts of these scenes into the page. Without them, the letters are the system's. */
export function useFonts(scenes: readonly Scene[]): void {
  useEffect(() => {
    loadFonts(scenes).catch(() => undefined);
  }, [scenes]);
}
