import { getSchema } from "@tiptap/core";
import { DOMParser as SchemaParser } from "@tiptap/pm/model";
import { describe, expect, it } from "vitest";
import { type EditorNode, fromEditor } from "../../posts/text/editor-document.ts";
import { toPlainText } from "../../posts/text/plain-text.ts";
import { isMarkdown, markdownToHtml } from "./markdown.ts";
import { cleanPastedHtml } from "./paste.ts";
import { schemaExtensions } from "./schema.ts";

const schema = getSchema(schemaExtensions);

/** Pastes HTML into an empty post, and returns its text. */
function paste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html).html, "text/html");
  const document = SchemaParser.fromSchema(schema).parse(body).toJSON() as EditorNode;
  return toPlainText(fromEditor(document));
}
const pasteMarkdown = (text: string) => paste(markdownToHtml(text));

describe("Markdown", () => {
  it.each([
    ["a heading after a byte order mark", "\uFEFF# Tea", "## Tea"],
    ["bold italics", "***hot***", "***hot***"],
    [
      "underscores",
      "_hot_ and __strong__, snake_case_word",
      "*hot* and **strong**, snake_case_word",
    ],
    [
      "titled links",
      '[tea](https://shop.example/tea "Our tea")',
      "[tea](https://shop.example/tea)",
    ],
    ["two-space breaks", "One  \nTwo", "One\nTwo"],
    ["lines of one paragraph", "One\r\ntwo", "One two"],
    ["front matter", "---\ntitle: Tea\n---\n\nHello", "Hello"],
    ["code", "```js\nif (tea) {\n  pour();\n}\n```", "`if (tea) {`\n`\u00a0 pour();`\n`}`"],
    ["nested numbers", "1. One\n   1. Two\n2. Three", "1. One\n   1. Two\n2. Three"],
    ["quotes", "> One\n>\n> Two", "> One\n> Two"],
    [
      "tables",
      "| Tea | Size | Price |\n|---|---|---|\n| Assam | 200 g | **₹120** |\n| Green | | ₹90 |",
      "- Assam – Size: 200 g, Price: **₹120**\n- Green – Price: ₹90",
    ],
    ["addresses that are not allowed", "[x](javascript:alert(1)) <script>y</script>", "x"],
  ])("converts %s", (_name, markdown, text) => {
    expect(pasteMarkdown(markdown)).toBe(text);
  });

  it("is recognized by its formatting characters", () => {
    for (const text of ["# Tea", "It is **hot**", "- one\n- two", "[tea](/tea)", "a `b`"])
      expect([text, isMarkdown(text)]).toEqual([text, true]);
    for (const text of [
      "Hello\nthere\n\nAsha",
      "5 * 3 * 2 = 30",
      "See https://shop.example/a_b_c",
      "Write <b> for bold",
      "    Dear Sir",
      "₹20, 50% off!",
    ])
      expect([text, isMarkdown(text)]).toEqual([text, false]);
  });
});

/** A list item as Word copies it: a paragraph. */
const renderWordItem = (level: number, marker: string, text: string, list = "l0") =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:"Times New Roman"'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The start of what Word copies, with the style sheet of a list. */
const renderWordStyles = (format: string) =>
  `<html><head><style><!-- @list l7:level1 {${format} mso-level-tab-stop:none;} --></style></head><body>`;

/** A list item as Word on the web copies it: in a list of its own. */
const renderWebItem = (tag: string, level: number, start: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} start="${start}"><li data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`;

describe("content pasted from office programs", () => {
  it("keeps Word's numbered lists numbered in all number formats", () => {
    for (const marker of ["1.", "1)", "(1)", "a.", "(a)", "iv.", "१.", "1"])
      expect([
        marker,
        paste(renderWordItem(1, marker, "One") + renderWordItem(2, "a.", "Two")),
      ]).toEqual([marker, "1. One\n   1. Two"]);
    for (const bullet of ["·", "o", "§", "Ø", "•", "-", "v"])
      expect([bullet, paste(renderWordItem(1, bullet, "One"))]).toEqual([bullet, "- One"]);
  });

  it("uses the number format in Word's style sheet for a list without markers", () => {
    const item = '<p class="MsoListParagraph" style="mso-list:l7 level1 lfo2">One</p>';
    expect(paste(renderWordStyles("mso-level-number-format:bullet;") + item)).toBe("- One");
    expect(paste(renderWordStyles("") + item)).toBe("1. One");
  });

  it("joins the lists of Word on the web, which copies a list for each item", () => {
    expect(
      paste(
        renderWebItem("ol", 1, 1, "One") +
          renderWebItem("ol", 2, 1, "Inner") +
          renderWebItem("ol", 1, 2, "Two"),
      ),
    ).toBe("1. One\n   1. Inner\n2. Two");
    expect(paste(renderWebItem("ul", 1, 1, "One") + renderWebItem("ol", 1, 1, "First"))).toBe(
      "- One\n\n1. First",
    );
  });

  it("keeps the lists and styles of Google Docs", () => {
    expect(
      paste(
        `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Tea</span></h1><p dir="ltr"><span style="font-weight:700">Hot</span><span> and </span><span style="font-style:italic">cheap</span></p><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>One</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr"><span>Two</span></p></li></ol></ol></b>`,
      ),
    ).toBe("## Tea\n\n**Hot** and *cheap*\n\n1. One\n   1. Two");
  });

  it("removes and counts pictures, except those stored on the desk", () => {
    const deskPicture = `<img src="/pictures/${"0a".repeat(16)}/640x360.webp" alt="A cup">`;
    const { losses } = cleanPastedHtml(
      `<p>Tea<img src="https://lh3.googleusercontent.com/x"></p><img src="file:///C:/x.png">${deskPicture}`,
    );
    expect(losses).toEqual({ pictures: 2, tables: 0 });
    expect(paste(deskPicture)).toMatch(/^\[Picture: A cup\] \/pictures\//);
  });

  it("turns tables into lists", () => {
    expect(
      paste(
        "<table><tr><td>Tea</td><td>₹20</td></tr><tr><td>Milk</td><td><p>₹30</p><p>fresh</p></td></tr></table>",
      ),
    ).toBe("- Tea: ₹20\n- Milk: ₹30, fresh");
    expect(
      paste(
        "<table><tr><td><b>Drink</b></td><td><b>Price</b></td></tr><tr><td>Tea</td><td>₹20</td></tr></table>",
      ),
    ).toBe("- Tea – Price: ₹20");
    const layout =
      "<table><tr><td><p>One</p><table><tr><td>Tea</td><td>₹20</td></tr></table></td></tr></table>";
    expect(paste(layout)).toBe("One\n\n- Tea: ₹20");
    expect(cleanPastedHtml(layout).losses.tables).toBe(1);
  });
});
