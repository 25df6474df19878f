import type { Art } from "./encode-art.ts";

/**
 * Backgrounds of pictures, on a grid of 200 × 200; the rays extend beyond it to fill a wide area.
 */
export const backdropArt = {
  disc: [["light", [100, 102, 68]]],
  arch: [
    ["light", "M36 200V94a64 64 0 0 1 128 0v106z"],
    ["shade", "M36 176h128v24H36z"],
  ],
  rays: [
    [
      "light",
      "M100 100 60-200h80zM100 100 260-200h140zM100 100 400 60v80zM100 100 400 400h-140zM100 100 140 400H60zM100 100-60 400h-140zM100 100-200 140V60zM100 100-200-200h140z",
    ],
    ["light", [100, 100, 60]],
  ],
} satisfies Record<string, Art>;
