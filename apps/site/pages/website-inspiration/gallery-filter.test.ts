import { describe, expect, it } from "vitest";
import { designCategories, designTags, designs } from "@angadi/content/designs";
import {
  filterDesigns,
  buildFilterQuery,
  hasSameDesigns,
  buildListQuery,
  parseGalleryFilter,
  parseSlugs,
} from "../../sections/design-gallery/gallery-filter.ts";

const catalog = { designs, categories: designCategories, tags: designTags };
const listSlugs = (query: string) =>
  filterDesigns(designs, parseGalleryFilter(new URLSearchParams(query), catalog)).map(
    ({ slug }) => slug,
  );

describe("the gallery's URL", () => {
  it("shows all six designs without a query, and for unknown values", () => {
    expect(listSlugs("")).toHaveLength(6);
    expect(listSlugs("category=circus&tag=__proto__")).toHaveLength(6);
  });

  it("filters by category, by tag, and by both", () => {
    expect(listSlugs("category=shops")).toEqual(["bakery", "hardware-shop"]);
    expect(listSlugs("tag=timetable")).toEqual(["yoga", "tutor"]);
    expect(listSlugs("category=classes&tag=bright")).toEqual(["tutor"]);
    expect(listSlugs("category=shops&tag=timetable")).toEqual([]);
  });

  it("shows a saved list in its own order, each known design once, and ignores filters", () => {
    expect(listSlugs("saved=tutor,bakery&category=services")).toEqual(["tutor", "bakery"]);
    expect(listSlugs("saved=tutor,circus,tutor,,bakery")).toEqual(["tutor", "bakery"]);
    expect(listSlugs("saved=")).toEqual([]);
    expect(listSlugs("saved=circus")).toEqual([]);
  });

  it("is built and parsed in the same format", () => {
    const [shops, classes] = designCategories;
    const [bright] = designTags;
    expect(buildFilterQuery(undefined, undefined)).toBe("");
    expect(buildFilterQuery(shops, undefined)).toBe("?category=shops");
    expect(buildFilterQuery(classes, bright)).toBe("?category=classes&tag=bright");
    expect(buildListQuery(["tutor", "bakery"])).toBe("?saved=tutor,bakery");
    expect(parseSlugs("tutor,bakery", designs)).toEqual(["tutor", "bakery"]);
  });

  it("compares saved lists regardless of their order", () => {
    expect(hasSameDesigns(["tutor", "bakery"], ["bakery", "tutor"])).toBe(true);
    expect(hasSameDesigns(["tutor"], ["bakery"])).toBe(false);
    expect(hasSameDesigns(["tutor"], ["tutor", "bakery"])).toBe(false);
  });
});

describe("the designs", () => {
  it("use only existing categories and tags, and all of them", () => {
    const categories = new Set(designs.map(({ category }) => category));
    const tags = new Set(designs.flatMap((design) => design.tags));
    expect(categories).toEqual(new Set(designCategories.map(({ slug }) => slug)));
    expect(tags).toEqual(new Set(designTags.map(({ slug }) => slug)));
  });
});
