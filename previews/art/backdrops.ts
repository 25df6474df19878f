import type { Art } from "../encode-art.ts";

/** What stands behind a picture, on a field of 200 × 200. */
export const backdropArt = {
  disc: [["light", [100, 102, 68]]],
  arch: [
    ["light", "M36 200V94a64 64 0 0 1 128 0v106z"],
    ["shade", "M36 176h128v24H36z"],
  ],
  rays: [
    [
      "light",
      "M100 100 80-50h40zM100 100 180-50h70zM100 100 250 80v40zM100 100 250 250h-70zM100 100 120 250H80zM100 100 20 250h-70zM100 100-50 120V80zM100 100-50-50h70z",
    ],
    ["light", [100, 100, 60]],
  ],
} satisfies Record<string, Art>;
