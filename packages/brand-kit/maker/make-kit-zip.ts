import { zipKit } from "../files/zip-kit.ts";
import type { Design } from "../kit.ts";
import { drawScene } from "../scene/draw-scene.ts";

/** Makes the ZIP of a kit. Rejects if a font cannot be fetched. */
export const makeKitZip = (design: Design) => zipKit(design, drawScene);
