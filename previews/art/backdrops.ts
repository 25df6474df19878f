import type { Art } from "../encode-art.ts";

/** What stands behind a picture, on a field of 200 × 200. */
export const backdropArt = {
  disc: [["light", [100, 102, 68]]],
  arch: [
    ["light", "M36 200V94a64 64 0 0 1 128 0v106z"],
    ["shade", "M36 176h128v24H36z"],
  ],
  hills: [
    ["light", [148, 52, 30]],
    ["shade", "M0 128c34-44 62-38 92-4 30-30 66-34 108-2v78H0z"],
    ["light", "M0 176c50-30 140-34 200-6v30H0z"],
  ],
  rays: [
    [
      "light",
      "M100 100 80-50h40zM100 100 180-50h70zM100 100 250 80v40zM100 100 250 250h-70zM100 100 120 250H80zM100 100 20 250h-70zM100 100-50 120V80zM100 100-50-50h70z",
    ],
    ["light", [100, 100, 60]],
  ],
  shelf: [
    ["light", "M36 24h128v150H36z"],
    ["shade", "M36 24h128v12H36z"],
    ["ink", "M20 170h160v9H20z"],
    ["shade", "M40 179h12v12H40zM148 179h12v12h-12z"],
  ],
  town: [
    ["shade", "M0 200v-84h30V82h34v46h22V60h38v52h26V76h30v44h20v80z"],
    ["light", "M0 146h200v54H0z"],
  ],
} satisfies Record<string, Art>;
