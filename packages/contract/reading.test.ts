import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogPostResponse, postWithNeighboursResponse, postDatesResponse } from "./blog-post.ts";
import { businessTypeResponse } from "./business-type.ts";
import { readList, toApiError } from "./envelope.ts";
import { planResponse } from "./plan.ts";

const ignoreSkips = () => undefined;
const readPosts = (body: unknown) => readList(body, blogPostResponse, ignoreSkips);
const readPost = (fields: object) => readPosts([{ id: "1", title: "T", ...fields }])[0];

describe("readList", () => {
  const type = { id: 7, name: " Bakery ", subIndustryType: "Food" };
  const parsedType = { id: "7", name: "Bakery", subIndustryType: "Food" };

  it("accepts a bare list and one under data", () => {
    expect(readList([type], businessTypeResponse, ignoreSkips)).toEqual([parsedType]);
    expect(readList({ data: [type] }, businessTypeResponse, ignoreSkips)).toEqual([parsedType]);
  });

  it("leaves out invalid items and reports them", () => {
    const skipped: string[] = [];
    const list = [null, type, { id: "", name: "x" }, "text", { id: "8" }];
    expect(readList(list, businessTypeResponse, (reason) => skipped.push(reason))).toEqual([
      parsedType,
    ]);
    expect(skipped).toHaveLength(4);
  });

  it.each([null, undefined, "", 0, {}, { data: {} }, { data: null }, "<html>"])(
    "rejects %j",
    (body) => {
      expect(() => readList(body, businessTypeResponse, ignoreSkips)).toThrow(/expected a list/);
    },
  );
});

describe("a post", () => {
  it.each([
    [{ title: "A", postTitle: "B" }, "A"],
    [{ title: undefined, postTitle: "B" }, "B"],
    [{ title: "  ", postTitle: "B" }, "B"],
    [{ title: 12, postTitle: "B" }, "12"],
  ])("takes its title from either name: %j", (fields, title) => {
    expect(readPost(fields)?.title).toBe(title);
  });

  it("is left out without a title or an id", () => {
    expect(readPosts([{ id: "1" }, { title: "T" }])).toEqual([]);
  });

  it("is left out with an id longer than any post's", () => {
    expect(readPosts([{ id: "x".repeat(201), title: "T" }])).toEqual([]);
    expect(readPosts([{ id: "x".repeat(200), title: "T" }])).toHaveLength(1);
  });

  it.each([
    [{ updatedTimeStamp: "2026-11-01T04:30:00Z" }, "2026-11-01T04:30:00.000Z"],
    [{ updatedAt: 1_767_225_600_000 }, "2026-01-01T00:00:00.000Z"],
    [{ updatedTimeStamp: "soon", updatedAt: "2026-11-01" }, "2026-11-01T00:00:00.000Z"],
    [{ updatedTimeStamp: {}, createdTimeStamp: "2026-11-01" }, "2026-11-01T00:00:00.000Z"],
    [{}, null],
  ])("reads the time of its last change from %j", (fields, updatedAt) => {
    expect(readPost(fields)?.updatedAt).toBe(updatedAt);
  });

  it("accepts either name for excerpt and content", () => {
    const paragraph = (html: string) => [{ type: "paragraph", html }];
    expect(readPost({ postSummary: "S", description: "D" })).toMatchObject({
      excerpt: "S",
      blocks: paragraph("D"),
    });
    expect(readPost({ excerpt: "E", postSummary: "S", content: "C" })).toMatchObject({
      excerpt: "E",
      blocks: paragraph("C"),
    });
  });

  it.each([
    ["Asha", "Asha"],
    [{ value: "Asha" }, "Asha"],
    [{ content: "Asha" }, "Asha"],
    [{ value: "" }, null],
    [["Asha"], null],
    [null, null],
  ])("reads the author %j as %j", (author, parsedAuthor) => {
    expect(readPost({ author })?.author).toBe(parsedAuthor);
  });

  it.each([
    [7, 7],
    ["8", 8],
    ["6 min", 6],
    [0, 5],
    [-3, 5],
    ["soon", 5],
    [undefined, 5],
  ])("reads the read time %j as %j minutes", (readTime, minutes) => {
    expect(readPost({ readTime })?.readTimeMinutes).toBe(minutes);
  });

  it.each([".", "..", "x.data", "feed.xml", "feed.json", "~preview"])(
    "is left out with the id %s, which belongs to another route",
    (id) => {
      const entry = { id, title: "T", updatedTimeStamp: 1_794_458_000 };
      const good = { ...entry, id: "a.b" };
      expect(readPosts([entry, good]).map((post) => post.id)).toEqual(["a.b"]);
      expect(postDatesResponse.parse({ data: [entry, good], next: null }).posts).toEqual([
        { id: "a.b", updatedAt: "2026-11-12T04:33:20.000Z" },
      ]);
      const response = { data: good, newer: entry, older: good };
      expect(postWithNeighboursResponse.parse(response)).toMatchObject({
        newer: null,
        older: { id: "a.b" },
      });
    },
  );

  it("never throws on a list, whatever it contains", () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ withNullPrototype: true })), (list) => {
        expect(Array.isArray(readPosts(list))).toBe(true);
      }),
    );
  });

  it("never throws on fields of the wrong type", () => {
    const fields = ["excerpt", "category", "author", "readTime", "image", "tags", "blocks"];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        expect(readPost({ [field]: value })).toBeDefined();
      }),
    );
  });
});

describe("a plan", () => {
  const plan = { plan: { id: 3, planName: "AI Powerhouse" }, tagline: "T" };
  const readPlan = (prices: unknown) =>
    readList([{ ...plan, prices }], planResponse, ignoreSkips)[0];

  it.each([
    [{ monthlySellingPrice: 4999, yearlySellingPrice: 49_999 }],
    [{ monthlySellingPrice: "4,999", yearlySellingPrice: "49999" }],
    [[{ monthlySellingPrice: 4999, yearlySellingPrice: 49_999 }]],
  ])("reads prices given as %j", (prices) => {
    expect(readPlan(prices)).toEqual({
      id: "3",
      planName: "AI Powerhouse",
      tagline: "T",
      monthlyPrice: 4999,
      yearlyPrice: 49_999,
    });
  });

  it.each([[{ monthlySellingPrice: -1, yearlySellingPrice: 0 }], [{}], ["free"], [null]])(
    "is left out with prices %j",
    (prices) => {
      expect(readPlan(prices)).toBeUndefined();
    },
  );
});

describe("toApiError", () => {
  it("includes the server's message and field errors", () => {
    const error = toApiError(400, { message: " No. ", errors: { email: ["Bad"], x: "y" } });
    expect(error).toMatchObject({
      status: 400,
      serverMessage: "No.",
      fieldErrors: { email: ["Bad"], x: ["y"] },
    });
  });

  it.each([null, "text", { message: 5 }, { message: "  " }, { errors: [] }])(
    "has no message for %j",
    (body) => {
      expect(toApiError(500, body).serverMessage).toBeUndefined();
    },
  );
});
