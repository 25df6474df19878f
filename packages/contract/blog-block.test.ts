import { describe, expect, it } from "vitest";
import { blogPostResponse } from "./blog-post.ts";

const readPost = (fields: object) => blogPostResponse.parse({ id: "1", title: "T", ...fields });

describe("the body of a post", () => {
  it("reads its blocks, including nested items, and reports what it cannot read", () => {
    const post = readPost({
      blocks: [
        { type: "paragraph", data: { text: "<b>Hi</b>" } },
        { type: "list", data: { style: "ordered", items: ["a", { content: "b", items: ["c"] }] } },
        { type: "image", data: { file: { url: "/a.svg" }, caption: "A <b>&lt;b&gt;</b> &amp; c" } },
        { type: "image", data: { url: "/b.svg" } },
        { type: "video", data: {} },
        { type: "paragraph" },
        null,
      ],
    });
    expect(post.blocks).toEqual([
      { type: "paragraph", html: "<b>Hi</b>" },
      {
        type: "list",
        ordered: true,
        items: [
          { html: "a", items: [] },
          { html: "b", items: [{ html: "c", items: [] }] },
        ],
      },
      { type: "image", url: "/b.svg", caption: "" },
    ]);
    expect(post.skippedBlocks).toHaveLength(3);
    expect(post.cover).toEqual({ url: "/a.svg", alt: "A <b> & c" });
  });

  it("has its first image block as its cover, or else its own image", () => {
    const createPicture = (url: string) => ({ type: "image", data: { file: { url } } });
    const image = "https://images.test/own.jpg";
    expect(
      readPost({ image, blocks: [createPicture("/a.svg"), createPicture("/b.svg")] }),
    ).toMatchObject({
      cover: { url: "/a.svg", alt: "" },
      blocks: [{ url: "/b.svg" }],
    });
    expect(readPost({ image, blocks: [createPicture("javascript:x")] })).toMatchObject({
      cover: { url: image, alt: "" },
      blocks: [],
    });
    expect(readPost({}).cover).toBeNull();
  });

  it("has a cover whose alternative text is one line of visible characters", () => {
    const data = { file: { url: "/a.svg" }, caption: " A\n\u202Ecup \uD800<br>of\u0000 tea" };
    expect(readPost({ blocks: [{ type: "image", data }] }).cover?.alt).toBe("A cup \uFFFD of tea");
  });

  it("has its content as its body if its blocks have no text", () => {
    const image = { type: "image", data: { file: { url: "/a.svg" } } };
    const createParagraph = (html: string) => ({ type: "paragraph", html });
    expect(readPost({ content: "<p>C</p>", blocks: [image, { type: "video" }] }).blocks).toEqual([
      createParagraph("<p>C</p>"),
    ]);
    expect(readPost({ content: "One\nline\n \nTwo &amp; more" }).blocks).toEqual([
      createParagraph("One<br>line"),
      createParagraph("Two &amp; more"),
    ]);
  });

  it.each([
    [{ type: "header", data: { text: "Tea", level: 1 } }, "<h2>Tea</h2>"],
    [{ type: "header", data: { text: "Tea", level: 6 } }, "<h4>Tea</h4>"],
    [{ type: "header", data: { text: "Tea" } }, "<h2>Tea</h2>"],
    [{ type: "quote", data: { text: "Tea", caption: "" } }, "<blockquote>Tea</blockquote>"],
    [
      { type: "quote", data: { text: "Tea", caption: "Asha" } },
      "<blockquote>Tea</blockquote><p>— Asha</p>",
    ],
    [{ type: "warning", data: { title: "Hot", message: "Tea" } }, "<p><b>Hot</b></p><p>Tea</p>"],
    [
      { type: "code", data: { code: "a < b && c" } },
      "<pre><code>a &lt; b &amp;&amp; c</code></pre>",
    ],
    [{ type: "raw", data: { html: "<p>Tea</p>" } }, "<p>Tea</p>"],
    [{ type: "delimiter" }, "<hr>"],
    [
      {
        type: "table",
        data: {
          withHeadings: true,
          content: [
            ["Tea", "₹"],
            ["<b>A</b>", 9],
          ],
        },
      },
      "<table><tr><th>Tea</th><th>₹</th></tr><tr><td><b>A</b></td><td>9</td></tr></table>",
    ],
  ])("reads the block %j as %s", (block, html) => {
    expect(readPost({ blocks: [block] }).blocks).toEqual([{ type: "paragraph", html }]);
  });

  it("reads the items of every kind of list", () => {
    const readItemTexts = (type: string, data: object) => {
      const [block] = readPost({ blocks: [{ type, data }] }).blocks;
      return block?.type === "list" && block.items.map(({ html }) => html);
    };
    const checklistItems = [
      { text: "A", checked: true },
      { text: "B", checked: false },
    ];
    expect(readItemTexts("list", { items: ["A", { text: "B" }, { content: "C" }, 4] })).toEqual([
      "A",
      "B",
      "C",
    ]);
    expect(readItemTexts("checklist", { items: checklistItems })).toEqual(["☑ A", "☐ B"]);
    const withMeta = [
      { content: "A", meta: { checked: true } },
      { content: "B", meta: {} },
    ];
    expect(readItemTexts("list", { style: "checklist", items: withMeta })).toEqual(["☑ A", "☐ B"]);
  });

  it("keeps the text of items nested deeper than four levels", () => {
    const createNested = (depth: number): object => ({
      content: `${depth}`,
      items: depth < 6 ? [createNested(depth + 1)] : [],
    });
    const [block] = readPost({
      blocks: [{ type: "list", data: { items: [createNested(1)] } }],
    }).blocks;
    expect(block).toMatchObject({
      items: [
        {
          html: "1",
          items: [{ items: [{ items: [{ html: "4" }, { html: "5" }, { html: "6" }] }] }],
        },
      ],
    });
  });
});
