import { describe, expect, it } from "vitest";
import type { PostCard } from "../../sections/post-cards/post-cards.tsx";
import { addressOf, categoriesOf, filterPosts, isFiltering, pageFrom } from "./filter.ts";

const post = (title: string, category: string | null) => ({ title, category }) as PostCard;
const posts = [
  post("Get paid on time", "Money"),
  post("Price a gift box", "Money"),
  post("Getting started", null),
  post("Ask for a review", "Marketing"),
];
const titles = (q: string, category = "") =>
  filterPosts(posts, { q, category }).map(({ title }) => title);

describe("filterPosts", () => {
  it("finds any part of a title, whatever its capitals", () => {
    expect(titles("GET")).toEqual(["Get paid on time", "Getting started"]);
    expect(titles("gift b")).toEqual(["Price a gift box"]);
    expect(titles("zzz")).toEqual([]);
  });

  it("takes what was typed as text, not as a pattern", () => {
    expect(titles(".*")).toEqual([]);
    expect(titles("(")).toEqual([]);
  });

  it("takes white space alone for no search", () => {
    expect(titles("  ")).toHaveLength(4);
    expect(isFiltering({ q: "  ", category: "" })).toBe(false);
  });

  it("keeps to a category", () => {
    expect(titles("", "Money")).toHaveLength(2);
    expect(titles("get", "Money")).toEqual(["Get paid on time"]);
    expect(titles("", "No such")).toEqual([]);
  });
});

it("lists each category once, by name", () => {
  expect(categoriesOf(posts)).toEqual(["Marketing", "Money"]);
});

it("writes only what is chosen into the address", () => {
  expect(addressOf({ q: "", category: "" }, 1)).toBe("");
  expect(addressOf({ q: "a&b", category: "Money" }, 2)).toBe("?q=a%26b&category=Money&page=2");
});

it.each([
  ["2", 2],
  ["1", 1],
  ["0", 1],
  ["-1", 1],
  ["1e3", 1],
  ["٣", 1],
  ["999999", 1],
  ["", 1],
])("reads page %j as %j", (page, expected) => {
  expect(pageFrom(new URLSearchParams({ page }))).toBe(expected);
});
