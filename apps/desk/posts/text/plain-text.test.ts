import { expect, it } from "vitest";
import type { Block } from "@angadi/contract/blog-block";
import { toPlainText } from "./plain-text.ts";

it("shows everything in which two versions of a post can differ", () => {
  const blocks: Block[] = [
    { type: "paragraph", html: "<h2>Why</h2>" },
    { type: "paragraph", html: 'It is <b>warm <i>and</i></b> <a href="/tea">cheap</a>.' },
    { type: "paragraph", html: "“Tea?”<br>“Yes.”", variant: "dialogue" },
    { type: "paragraph", html: "<blockquote>One<br>Two</blockquote>" },
    {
      type: "list",
      ordered: true,
      items: [{ html: "Leaves", items: [{ html: "Assam", items: [] }] }],
    },
    { type: "list", ordered: false, items: [{ html: "Tea: ₹20", items: [] }], variant: "bill" },
    { type: "image", url: "/a.svg", caption: "A cup" },
    { type: "paragraph", html: "<table><tr><td>as it is</td></tr></table>" },
  ];
  expect(toPlainText(blocks)).toBe(`## Why

It is **warm *and*** [cheap](/tea).

[Dialogue]
“Tea?”
“Yes.”

> One
> Two

1. Leaves
   1. Assam

[Bill]
- Tea: ₹20

[Picture: A cup] /a.svg

<table><tr><td>as it is</td></tr></table>`);
});
