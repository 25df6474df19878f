import { describe, expect, it, test } from "vitest";
import { blogPostResponse } from "@angadi/contract/blog-post";
import { sanitizeBody } from "./sanitize-body.server.ts";

const sanitize = (...blocks: object[]) =>
  sanitizeBody(blogPostResponse.parse({ id: "a", title: "A", blocks })).blocks;
const sanitizeList = (items: unknown[], data: object = {}) =>
  sanitize({ type: "list", data: { style: "unordered", items, ...data } })[0];
const sanitizeParagraph = (text: string, data: object = {}) =>
  sanitize({ type: "paragraph", data: { text, ...data } })[0];

describe("a list with the variant bill", () => {
  const sanitizeBill = (...items: unknown[]) => sanitizeList(items, { variant: "bill" });

  it("takes the amount after the last colon and makes a total bold", () => {
    expect(
      sanitizeBill(
        "Box: <b>inner</b>: ₹22",
        "3 g at ₹400 a kilo: ₹1.20",
        "Less the <i>tape</i>: − ₹3",
        "One parcel: <b>₹20.20</b>",
        "<b>Together: ₹3</b>",
        "Days: ÷ 100",
      ),
    ).toEqual({
      type: "bill",
      lines: [
        { label: "Box: <b>inner</b>", amount: "₹22", isTotal: false },
        { label: "3 g at ₹400 a kilo", amount: "₹1.20", isTotal: false },
        { label: "Less the <i>tape</i>", amount: "− ₹3", isTotal: false },
        { label: "One parcel", amount: "₹20.20", isTotal: true },
        { label: "Together", amount: "₹3", isTotal: true },
        { label: "Days", amount: "÷ 100", isTotal: false },
      ],
    });
  });

  it("shows the change on a line and the remainder", () => {
    expect(sanitizeBill("Sundays: −52, leaves 313")).toEqual({
      type: "bill",
      lines: [
        {
          label: "Sundays",
          change: { amount: "−52", text: ", leaves " },
          amount: "313",
          isTotal: false,
        },
      ],
    });
  });

  it("keeps lines without an amount", () => {
    expect(sanitizeBill("Ask the courier", "<a href='/'>C: ₹3</a>", "", "<b></b>")).toEqual({
      type: "bill",
      lines: [
        { label: "Ask the courier", amount: "", isTotal: false },
        { label: '<a href="/">C: ₹3</a>', amount: "", isTotal: false },
        { label: "", amount: "", isTotal: false },
        { label: "", amount: "", isTotal: true },
      ],
    });
  });

  it("stays a list if it is nested or numbered", () => {
    expect(sanitizeBill("A: ₹1", { content: "B: ₹2", items: ["C: ₹3"] })).toMatchObject({
      type: "list",
    });
    expect(sanitizeList(["A: ₹1"], { variant: "bill", style: "ordered" })).toMatchObject({
      type: "list",
    });
  });
});

test("splits a paragraph with the variant dialogue into one line per speaker", () => {
  const text = "“Which size?”<br />“The <b>large</b> one.”<br>“Then ₹240.”<br>";
  expect(sanitizeParagraph(text, { variant: "dialogue" })).toEqual({
    type: "dialogue",
    lines: ["“Which size?”", "“The <b>large</b> one.”", "“Then ₹240.”"],
  });
});

test("leaves amounts and quotations without a variant as plain lists and paragraphs", () => {
  expect(sanitizeList(["A: ₹1", "B: ₹2", "C: ₹3"])).toMatchObject({ type: "list" });
  expect(sanitizeList(["A: ₹1"], { variant: "table" })).toMatchObject({ type: "list" });
  expect(sanitizeParagraph("“A”<br>“B”")).toEqual({ type: "paragraph", html: "“A”<br>“B”" });
});

test("keeps calculations on one line and leaves URLs unchanged", () => {
  expect(
    sanitizeParagraph('2 × 257 = <b>₹514</b> <a href="/blog?q=2 + 3 = 5&amp;a">x</a>'),
  ).toEqual({
    type: "paragraph",
    html: '2&nbsp;×&nbsp;257 =&nbsp;<b>₹514</b> <a href="/blog?q=2 + 3 = 5&amp;a">x</a>',
  });
});

describe("HTML of other servers", () => {
  const sanitizeHtml = (content: string) =>
    sanitizeBody(blogPostResponse.parse({ id: "a", title: "A", content })).blocks.map((block) =>
      "html" in block ? block.html : block.type,
    );

  it.each([
    ["containers", "<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
    ["nested containers", "<section><div>a</div>b<p>c</p></section>", "<p>a</p><p>b</p><p>c</p>"],
    ["blank lines", "a <b>b</b>\n\nc", "<p>a <b>b</b></p><p>c</p>"],
    ["text beside blocks", "a<h2>b</h2>c", '<p>a</p><h2 id="on-b">b</h2><p>c</p>'],
    ["definitions", "<dl><dt>a</dt><dd>b</dd></dl>", "<p>a</p><p>b</p>"],
    ["other headings", "<h1>a</h1><h6>b</h6>", '<h2 id="on-a">a</h2><h4>b</h4>'],
    ["empty elements", "<p></p><div> </div><p>a</p><ul><li><br></li></ul>", "<p>a</p>"],
    ["rules", "<p>a</p><hr><p>b</p>", "<p>a</p><hr><p>b</p>"],
    ["code", "<pre>a  =  1 + 1\n</pre>", "<pre>a  =  1 + 1\n</pre>"],
    [
      "tables",
      "<table onclick=x><tr><td colspan=2>a</td></tr></table>",
      '<table tabindex="0"><tr><td colspan="2">a</td></tr></table>',
    ],
    [
      "pictures",
      '<img src="/a.png" alt="A" onerror="x"><img src="javascript:x"><img src="//evil.test/a">',
      '<img src="/a.png" alt="A" loading="lazy">',
    ],
  ])("keeps the meaning of %s", (_, content, expected) => {
    expect(sanitizeHtml(content)).toEqual([expected]);
  });

  it("leaves out characters that the browser would change", () => {
    const [block] = sanitize(
      { type: "image", data: { url: "/a.svg" } },
      { type: "image", data: { url: "/b.svg", caption: "half \uD83D\u0001" } },
    );
    expect(block).toMatchObject({ caption: "half \uFFFD" });
    expect(sanitizeHtml("<h2>\u0000a\uD83D\u0001</h2>")).toEqual(['<h2 id="on-a">a\uFFFD</h2>']);
  });

  it("drops blank blocks", () => {
    const blankTexts = ["", " ", "<br>", "<p>&nbsp;</p>", "<script>x</script>"];
    const blocks = blankTexts.map((text) => ({ type: "paragraph", data: { text } }));
    expect(sanitize(...blocks, { type: "list", data: { items: [] } })).toEqual([]);
  });
});

test("adds ids to headings and copy buttons to quotes", () => {
  expect(sanitizeParagraph("<h2>Tea & biscuits</h2><blockquote>“Please.”</blockquote>")).toEqual({
    type: "richText",
    html:
      '<h2 id="on-tea-biscuits">Tea &amp; biscuits</h2>' +
      '<blockquote>“Please.”<button type="button">Copy</button></blockquote>',
  });
});
