import { describe, expect, it } from "vitest";
import { paginate } from "./pages.ts";

const rows = (count: number, height: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    top: from + index * height,
    bottom: from + (index + 1) * height,
  }));

describe("a long paper", () => {
  it("has one page if it fits", () => {
    const paper = { height: 900, room: 900, unbreakable: [], table: undefined, heads: undefined };
    expect(paginate(paper)).toEqual([{ top: 0, bottom: 900, hasHeads: false }]);
  });

  it("breaks between rows, and repeats the table head", () => {
    const heads = { top: 100, bottom: 120 };
    const pages = paginate({
      height: 700,
      room: 300,
      unbreakable: [heads, ...rows(18, 30, 120)],
      table: { top: 100, bottom: 660 },
      heads,
    });
    expect(pages).toEqual([
      { top: 0, bottom: 300, hasHeads: false },
      { top: 300, bottom: 570, hasHeads: true },
      { top: 570, bottom: 700, hasHeads: true },
    ]);
  });

  it("keeps unbreakable blocks on one page, and splits blocks larger than a page", () => {
    const paper = { height: 500, room: 200, table: undefined, heads: undefined };
    const ends = (unbreakable: { top: number; bottom: number }[]) =>
      paginate({ ...paper, unbreakable }).map(({ bottom }) => bottom);
    expect(ends([{ top: 150, bottom: 260 }])).toEqual([150, 350, 500]);
    expect(ends([{ top: 150, bottom: 450 }])).toEqual([150, 350, 500]);
  });
});
