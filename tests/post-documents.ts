import fc from "fast-check";
import type { Block, ListItem } from "@angadi/contract/blog-block";
import {
  type InlineMark,
  TAGS,
  addPiece,
  type Piece,
  writeInline,
} from "@angadi/desk/posts/text/inline";

/** Generated post documents: as created by an editor, and as anybody might send them. */

/** Text with all special characters of Markdown and HTML. */
const anyText = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
    {
      weight: 3,
      arbitrary: fc
        .array(
          fc.constantFrom(
            "*",
            "**",
            "~~",
            "`",
            "[",
            "](x)",
            "\\",
            "<b>",
            "</b>",
            "<br>",
            "&amp;",
            "&#32;",
            "#",
            " ",
            "  ",
            "\n",
            "\t",
            "\u00a0",
            "- ",
            "1. ",
            "> ",
            "![",
            "<!-- -->",
            "```block",
            ":::",
            ":::bill",
            "\n:::\n",
            "tea",
            "₹",
            "“",
            "é",
            "क्",
            "😀",
            "\r",
            "\u2028",
            "_",
            "=",
            ")",
            "(",
          ),
          { maxLength: 8 },
        )
        .map((parts) => parts.join("")),
    },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 5 }) },
  )
  .map((text) => text.toWellFormed().replaceAll("\0", ""));

const mark: fc.Arbitrary<InlineMark> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TAGS).map((tag): InlineMark => ({ tag })) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(fc.webUrl(), fc.constantFrom("/blog/tea", "mailto:a@b.test", "/a(b)\\c&amp;"), anyText)
      .map((href): InlineMark => ({ tag: "a", href })),
  },
);

const pieces: fc.Arbitrary<Piece[]> = fc
  .array(
    fc.record({
      text: fc.option(anyText, { nil: null, freq: 8 }),
      marks: fc.array(mark, { maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((generated) => {
    const joined: Piece[] = [];
    for (const piece of generated) addPiece(joined, piece);
    return joined;
  });

/** Inline HTML as written by the editor. */
export const arbitraryInlineHtml = pieces.map(writeInline);

/** Any HTML, valid and broken. */
const anyHtml = fc.oneof(
  anyText,
  arbitraryInlineHtml.map((html) => html.replace("</", "<")),
  fc.constantFrom(
    "<p>One</p><p>Two</p>",
    "<ul><li>x</li></ul>",
    "<i><b>both</b></i>",
    `<a href="/x" rel="nofollow">x</a>`,
    "a &nbsp; &eacute; b",
    "<b></b>",
    "<strong>",
    "<h2>A</h2>B",
    "<h2></h2>",
    "<script>alert(1)</script>",
  ),
);

const html = fc.oneof(
  { weight: 3, arbitrary: arbitraryInlineHtml },
  { weight: 1, arbitrary: anyHtml },
);

const createItems = (
  text: fc.Arbitrary<string>,
  minLength: number,
  depth = 1,
): fc.Arbitrary<ListItem[]> =>
  fc.array(
    fc.record({
      html: text,
      items: depth < 4 ? createItems(text, 0, depth + 1) : fc.constant<ListItem[]>([]),
    }),
    { minLength, maxLength: depth === 1 ? 4 : 2 },
  );

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom("/art/posts/a.svg", "/pictures/0a/1600x900.webp", "/a(1)\\b.png"),
);

const createBlock = (text: fc.Arbitrary<string>, minItems: number): fc.Arbitrary<Block> =>
  fc.oneof(
    text.map((content): Block => ({ type: "paragraph", html: content })),
    text.map((content): Block => ({ type: "paragraph", html: content, variant: "dialogue" })),
    fc
      .tuple(fc.constantFrom("h2", "h3", "h4", "blockquote"), text)
      .map(([tag, content]): Block => ({ type: "paragraph", html: `<${tag}>${content}</${tag}>` })),
    fc
      .tuple(fc.boolean(), createItems(text, minItems))
      .map(([ordered, children]): Block => ({ type: "list", ordered, items: children })),
    createItems(text, minItems).map((children): Block => ({
      type: "list",
      ordered: false,
      items: children,
      variant: "bill",
    })),
    fc.tuple(address, anyText).map(([url, caption]): Block => ({ type: "image", url, caption })),
  );

/** Blocks with any content. */
export const anyBlocks = fc.array(createBlock(html, 0), { maxLength: 6 });

/** Blocks as created by the editor. */
export const editedBlocks = fc.array(
  createBlock(
    arbitraryInlineHtml.filter((text) => text !== ""),
    1,
  ),
  { maxLength: 6 },
);
