import { render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { websiteFeatures } from "@angadi/content/pages/ai-website-builder-sections";
import { featureTilesCopy } from "@angadi/content/pages/home-sections";
import { FeatureTiles } from "./feature-tiles.tsx";

const renderTiles = () => {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <FeatureTiles copy={featureTilesCopy} /> },
  ]);
  return render(<Stub />).container;
};

it("links each of the nine tools to its own page or section", () => {
  const hrefs = [...renderTiles().querySelectorAll("li a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(new Set(hrefs).size).toBe(9);
  const sections = websiteFeatures.features.map((feature) => "id" in feature && feature.id);
  for (const id of ["analytics", "seo", "domains"]) {
    expect(hrefs).toContain(`/ai-website-builder#${id}`);
    expect(sections).toContain(id);
  }
});

it("shows three tools as decorative pictures and six with an icon", () => {
  const tiles = [...renderTiles().querySelectorAll("li:has(a)")];
  const pictures = tiles.map((tile) => tile.querySelector("div[aria-hidden]")?.textContent ?? "");
  expect(pictures.filter(Boolean)).toEqual([
    expect.stringContaining("Lakshmi Tailors"),
    expect.stringContaining("Wedding dinner"),
    expect.stringContaining("₹12,400"),
  ]);
});
