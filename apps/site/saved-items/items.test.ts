import { describe, expect, it } from "vitest";
import { designs } from "@angadi/content/designs";
import { counterDesigns } from "@angadi/content/my-counter";
import { listItems } from "./items.ts";

describe("names on the counter", () => {
  it("end with an ellipsis where they are too long to show", () => {
    const kept = [
      { text: "Rotiwala" },
      { text: "Sri Venkateswara Traditional Sweets and Savouries" },
    ];
    const [names] = listItems({ nameShortlist: JSON.stringify(kept) });
    expect(names?.detail).toBe("Rotiwala, Sri Venkateswara Traditional Sweets and…");
  });
});

describe("saved designs on the counter", () => {
  it("show the two that were saved last, and nothing of what is no design", () => {
    const [saved] = listItems({ savedDesigns: "tutor,bakery,circus,yoga" });
    expect(saved?.pictures).toEqual(["/art/designs/yoga-600.webp", "/art/designs/bakery-600.webp"]);
  });

  it("have a picture whichever was saved", () => {
    expect(counterDesigns).toEqual(designs.map(({ slug }) => slug));
  });
});
