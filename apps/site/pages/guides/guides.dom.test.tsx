import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guideCategories } from "@angadi/content/pages/guides";
import { toGuideCard } from "../guide/guide-card.ts";
import { findGuide, listSearchableGuides } from "../guide/guides.server.ts";
import { Guides } from "./guides.tsx";
import { markRead } from "../../saved-items/read-guides.ts";

function renderGuides(categoryId: string) {
  const guides = guideCategories.find(({ id }) => id === categoryId)?.guides ?? [];
  const cards = guides.flatMap(({ slug }) => findGuide(slug) ?? []).map(toGuideCard);
  const Page = () => (
    <Guides
      categoryId={categoryId}
      cards={cards}
      allGuides={listSearchableGuides()}
      appUrl="/app"
    />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Stub />);
}

afterEach(() => vi.unstubAllGlobals());

describe("read guides", () => {
  it("are marked on their cards and counted in their category", () => {
    localStorage.setItem("readGuides", '["startup-budget-calculator"]');
    renderGuides("planning");
    expect(screen.getByText("1 of 5 read")).toBeVisible();
    const card = screen.getByText("Read").closest("li");
    expect(card?.querySelector("a")).toHaveAttribute(
      "href",
      "/business-starter-guide/startup-budget-calculator",
    );
  });

  it("are not counted in other categories", () => {
    localStorage.setItem("readGuides", '["startup-budget-calculator"]');
    renderGuides("online");
    expect(screen.getByText("5 guides")).toBeVisible();
    expect(screen.queryByText("Read")).toBe(null);
  });

  it("are ignored if the saved value is malformed", () => {
    localStorage.setItem("readGuides", '{"a":');
    renderGuides("online");
    expect(screen.getByText("5 guides")).toBeVisible();
  });

  it("are remembered until the page is closed if the browser blocks storage", () => {
    vi.stubGlobal("localStorage", undefined);
    markRead("seo-beginners-guide");
    renderGuides("online");
    expect(screen.getByText("1 of 5 read")).toBeVisible();
  });
});
