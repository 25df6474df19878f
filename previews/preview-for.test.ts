import { describe, expect, it } from "vitest";
import { businessTypes } from "#seed/business-types.ts";
import { backdrops, pictures } from "./pictures.ts";
import {
  archetypeFor,
  archetypes,
  defaultPreview,
  previewAnnouncement,
  previewFor,
} from "./preview-for.ts";

const unknown = { name: "Zorbing", subIndustryType: "" };

/** What a plain office is right for; everything else must have a shop of its own. */
const belongsInAnOffice = (type: { name: string; subIndustryType: string }) =>
  type.subIndustryType === "Professional Services" || type.name === "Cyber café & CSC";

describe("every seeded business type", () => {
  it("has a shop that is not the stand-in for unknown types", () => {
    const standIn = archetypeFor(unknown);
    const strays = businessTypes.filter(
      (type) => archetypeFor(type) === standIn && !belongsInAnOffice(type),
    );
    expect(strays).toEqual([]);
  });

  it("shows its own name, whole", () => {
    for (const type of businessTypes) expect(previewFor(type).trade).toBe(type.name);
  });

  it.each([
    ["Bakery & cake shop", "bakery"],
    ["Tailor & boutique", "tailor"],
    ["Photographer", "photo"],
    ["Podcast", "voice"],
    ["Café", "cafe"],
    ["Kids' wear shop", "fashion"],
    ["Visa & passport agent", "travel"],
    ["Goods transport company", "wheels"],
    ["Computer training institute", "coaching"],
    ["TV & washing machine repair", "home"],
    ["Bike & scooter repair", "garage"],
    ["Temple", "community"],
  ])("%s is drawn as %s", (name, archetype) => {
    const type = businessTypes.find((type) => type.name === name);
    expect(type && archetypeFor(type)).toBe(archetype);
  });

  it("between them they reach every shop", () => {
    expect(new Set(businessTypes.map(archetypeFor))).toEqual(new Set(Object.keys(archetypes)));
  });
});

describe.each(Object.entries(archetypes))("the shop %s", (_, archetype) => {
  const [[, backdrop, picture], shop, headline, line, button, nav, chat, offers] = archetype;

  it("fits its frame", () => {
    expect(headline.length).toBeLessThanOrEqual(42);
    expect(headline.split(" ").length).toBeGreaterThanOrEqual(5);
    expect(headline.split(" ").length).toBeLessThanOrEqual(8);
    expect(line.length).toBeLessThanOrEqual(60);
    expect(chat.length).toBeLessThanOrEqual(80);
    expect(shop.length).toBeLessThanOrEqual(20);
    expect(button.length).toBeLessThanOrEqual(18);
    expect(nav).toHaveLength(3);
  });

  it("sells three things for rupees", () => {
    expect(offers).toHaveLength(3);
    for (const [name, price] of offers) {
      expect(name.length).toBeLessThanOrEqual(16);
      expect(price).toBeGreaterThan(0);
    }
  });

  it("is drawn from pictures there are", () => {
    expect(backdrops).toHaveProperty(backdrop);
    for (const key of [picture, ...offers.map((offer) => offer[2])]) {
      expect(pictures).toHaveProperty(key);
    }
  });
});

describe("a preview", () => {
  it("starts as the bakery", () => {
    expect(defaultPreview).toMatchObject({
      shop: "Meera’s Bakes",
      headline: "Warm bread, every morning at\u00a07.",
      invoice: "Invoice #0042 · ₹12,400",
      products: [{ price: "₹420" }, { price: "₹60" }, { price: "₹899" }],
    });
  });

  it("groups rupees as India does", () => {
    const { products } = previewFor({ name: "App developer", subIndustryType: "" });
    expect(products.map(({ price }) => price)).toContain("₹1,20,000");
  });

  it("is read out with the type and the shop", () => {
    const preview = previewFor({ name: "Tailor & boutique", subIndustryType: "" });
    expect(previewAnnouncement(preview)).toBe(
      "Preview: a website for “Tailor & boutique”, Stitch & Son.",
    );
  });
});

describe("types of other servers", () => {
  it("fall back on their group, then on a plain office", () => {
    expect(archetypeFor({ name: "Zorbing", subIndustryType: "Travel" })).toBe("travel");
    expect(archetypeFor({ name: "Dentist", subIndustryType: "" })).toBe("clinic");
    expect(archetypeFor(unknown)).toBe("office");
    expect(previewFor({ name: " \n ", subIndustryType: "" }).trade).toBe("Small business");
  });

  it("keep the joiners that Indian scripts are written with", () => {
    const name = "క్\u200cషౌరశాల";
    expect(previewFor({ name, subIndustryType: "Beauty" }).trade).toBe(name);
  });

  it.each([
    ["very long", "x".repeat(100_000)],
    ["astral", "🧁".repeat(500)],
    ["on many lines", "Tea\u0000\u202e\n\tstall ".repeat(50)],
    ["markup", "<img src=x onerror=alert(1)><script>alert(1)</script>"],
  ])("may be %s: text on one line, clipped", (_, hostile) => {
    const preview = previewFor({ name: hostile, subIndustryType: hostile });
    expect(preview.trade.length).toBeLessThanOrEqual(40);
    expect(preview.trade).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_C}]/u);
    expect(preview.trade.isWellFormed()).toBe(true);
    expect(preview.shop).toBe(archetypes[archetypeFor({ name: hostile, subIndustryType: "" })][1]);
  });
});
