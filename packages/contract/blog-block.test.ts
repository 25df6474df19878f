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

  it("has its first image block as the cover, else its own image", () => {
    const picture = (url: string) => ({ type: "image", data: { file: { url } } });
    const image = "https://images.test/own.jpg";
    expect(readPost({ image, blocks: [picture("/a.svg"), picture("/b.svg")] })).toMatchObject({
      cover: { url: "/a.svg", alt: "" },
      blocks: [{ url: "/b.svg" }],
    });
    expect(readPost({ image, blocks: [picture("javascript:x")] })).toMatchObject({
      cover: { url: image, alt: "" },
      blocks: [],
    });
    expect(readPost({}).cover).toBeNull();
  });

  it("describes its cover by one line without what cannot be seen", () => {
    const data = { file: { url: "/a.svg" }, caption: " A\n\u202Ecup \uD800<br>of\u0000 tea" };
    expect(readPost({ blocks: [{ type: "image", data }] }).cover?.alt).toBe("A cup \uFFFD of tea");
  });

  it("has its content as the body where its blocks have no text", () => {
    const image = { type: "image", data: { file: { url: "/a.svg" } } };
    const paragraph = (html: string) => ({ type: "paragraph", html });
    expect(readPost({ content: "<p>C</p>", blocks: [image, { type: "video" }] }).blocks).toEqual([
      paragraph("<p>C</p>"),
    ]);
    expect(readPost({ content: "One\nline\n \nTwo &amp; more" }).blocks).toEqual([
      paragraph("One<br>line"),
      paragraph("Two &amp; more"),
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
    const items = (type: string, data: object) => {
      const [block] = readPost({ blocks: [{ type, data }] }).blocks;
      return block?.type === "list" && block.items.map(({ html }) => html);
    };
    const checks = [
      { text: "A", checked: true },
      { text: "B", checked: false },
    ];
    expect(items("list", { items: ["A", { text: "B" }, { content: "C" }, 4] })).toEqual([
      "A",
      "B",
      "C",
    ]);
    expect(items("checklist", { items: checks })).toEqual(["☑ A", "☐ B"]);
    const withMeta = [
      { content: "A", meta: { checked: true } },
      { content: "B", meta: {} },
    ];
    expect(items("list", { style: "checklist", items: withMeta })).toEqual(["☑ A", "☐ B"]);
  });

  it("keeps the text of items nested deeper than four levels", () => {
    const nest = (depth: number): object => ({
      content: `${depth}`,
      items: depth < 6 ? [nest(depth + 1)] : [],
    });
    const [block] = readPost({ blocks: [{ type: "list", data: { items: [nest(1)] } }] }).blocks;
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
