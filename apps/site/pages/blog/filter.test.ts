import { describe, expect, it } from "vitest";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";
import {
  buildBlogQuery,
  listCategories,
  filterPosts,
  isFiltering,
  findMoreMatches,
  parsePageNumber,
  extractSearchTerms,
} from "./filter.ts";

const createPost = (title: string, category: string | null) =>
  ({ id: title, title, category }) as PostCardData;
const posts = [
  createPost("Get paid on time", "Money"),
  createPost("Price a gift box", "Money"),
  createPost("Getting started", null),
  createPost("Ask for a review", "Marketing"),
];
const filterTitles = (q: string, category = "") =>
  filterPosts(posts, { q, category }).map(({ title }) => title);

describe("filterPosts", () => {
  it("finds any part of a title, ignoring case", () => {
    expect(filterTitles("GET")).toEqual(["Get paid on time", "Getting started"]);
    expect(filterTitles("gift b")).toEqual(["Price a gift box"]);
    expect(filterTitles("zzz")).toEqual([]);
  });

  it("treats the query as text, not as a pattern", () => {
    expect(filterTitles(".*")).toEqual([]);
    expect(filterTitles("(")).toEqual([]);
  });

  it("ignores a query of white space", () => {
    expect(filterTitles("  ")).toHaveLength(4);
    expect(isFiltering({ q: "  ", category: "" })).toBe(false);
  });

  it("filters by category", () => {
    expect(filterTitles("", "Money")).toHaveLength(2);
    expect(filterTitles("get", "Money")).toEqual(["Get paid on time"]);
    expect(filterTitles("", "No such")).toEqual([]);
  });
});

describe("findMoreMatches", () => {
  const findMoreTitles = (q: string, category = "") =>
    findMoreMatches([...posts, ...posts], { q, category }, filterPosts(posts, { q, category })).map(
      ({ title }) => title,
    );

  it("finds posts with all words of the query in any order and form, except visible ones", () => {
    expect(findMoreTitles("reviews asked")).toEqual([]);
    expect(findMoreTitles("reviews ask")).toEqual(["Ask for a review"]);
    expect(findMoreTitles("gift boxes")).toEqual(["Price a gift box"]);
    expect(findMoreTitles("gift box")).toEqual([]);
    expect(findMoreTitles("paid gifts")).toEqual([]);
  });

  it("filters by category", () => {
    expect(findMoreTitles("reviews ask", "Money")).toEqual([]);
  });

  it("finds nothing if the query has no meaningful words", () => {
    for (const q of ["", "a to", "(.*"]) expect(findMoreTitles(q)).toEqual([]);
  });

  it("uses at most eight search terms", () => {
    expect(extractSearchTerms("GST invoices, gst INVOICE")).toEqual(["gst", "invoic"]);
    expect(extractSearchTerms("one two three four five six seven eight nine ten")).toHaveLength(8);
  });
});

it("lists each category once, by name", () => {
  expect(listCategories(posts)).toEqual(["Marketing", "Money"]);
});

it("writes only active filters into the URL", () => {
  expect(buildBlogQuery({ q: "", category: "" }, 1)).toBe("");
  expect(buildBlogQuery({ q: "a&b", category: "Money" }, 2)).toBe("?q=a%26b&category=Money&page=2");
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
])("parses page %j as %j", (page, expected) => {
  expect(parsePageNumber(new URLSearchParams({ page }))).toBe(expected);
});
