import { describe, expect, it } from "vitest";
import { designs } from "@angadi/content/designs";
import { designSlugs } from "@angadi/content/pages/saved";
import { listItems } from "./items.ts";

describe("saved names", () => {
  it("are truncated with an ellipsis if they are too long", () => {
    const savedItems = [
      { text: "Rotiwala" },
      { text: "Sri Venkateswara Traditional Sweets and Savouries" },
    ];
    const [names] = listItems({ nameShortlist: JSON.stringify(savedItems) });
    expect(names?.detail).toBe("Rotiwala, Sri Venkateswara Traditional Sweets and…");
  });
});

describe("saved designs", () => {
  it("show pictures of the two saved last, and ignore unknown designs", () => {
    const [saved] = listItems({ savedDesigns: "tutor,bakery,circus,yoga" });
    expect(saved?.pictures).toEqual(["/art/designs/yoga-600.webp", "/art/designs/bakery-600.webp"]);
  });

  it("may be any design of the gallery", () => {
    expect(designSlugs).toEqual(designs.map(({ slug }) => slug));
  });
});
