import { expect, it } from "vitest";
import { encodeArt } from "./encode-art.ts";

it("encodes layers, shapes and lines as short text", () => {
  const { shop, ring } = encodeArt({
    shop: [
      ["light", [100, 102, 68]],
      ["shade", "M36 176h128v24H36z", [8, 18, 13, 12, 2]],
    ],
    ring: [["yellow-dark", 6, [32, 42, 16]]],
  });
  expect(shop).toBe("ko100 102 68|xM36 176h128v24H36zb8 18 13 12 2");
  expect(ring).toBe("d6o32 42 16");
});
