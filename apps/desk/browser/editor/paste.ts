import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { DOMParser as SchemaParser, Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { isMarkdown, markdownToHtml } from "./markdown.ts";
import { convertOfficeLists } from "./office-lists.ts";
import { isOwnPicture } from "./schema.ts";
import { replaceTable } from "./tables.ts";

/** The number of pictures that were removed, and of tables that became lists. */
export interface PasteLosses {
  pictures: number;
  tables: number;
}

/**
 * Cleans pasted or dropped HTML: only text, marks and blocks that posts can have remain; the schema
 * validates URLs. Markdown is converted, unless it was pasted as plain text.
 */
export const createPasteExtension = (onLosses: (losses: PasteLosses) => void) =>
  Extension.create({
    name: "paste-clean",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(source) {
            const { html, losses } = cleanPastedHtml(source);
            onLosses(losses);
            return html;
          },
          clipboardTextParser(text, _context, isPlain, { state }) {
            onLosses({ pictures: 0, tables: 0 });
            // ProseMirror then inserts plain text, though its types require a slice.
            if (isPlain || !isMarkdown(text)) return undefined as unknown as Slice;
            const { html, losses } = cleanPastedHtml(markdownToHtml(text));
            onLosses(losses);
            const { body } = new DOMParser().parseFromString(html, "text/html");
            return Slice.maxOpen(SchemaParser.fromSchema(state.schema).parse(body).content);
          },
          handlePaste(view) {
            // Undo reverts only the paste, not what was typed just before.
            view.dispatch(closeHistory(view.state.tr));
            return false;
          },
        },
      }),
    ],
  });

/** Elements that never contain post text. */
const REMOVED_ELEMENTS =
  "script,style,template,iframe,object,embed,svg,math,head,meta,link,title,noscript,video,audio,canvas,form input,button,select,textarea,input";

/** Attributes that the schema reads. */
const ALLOWED_ATTRIBUTES = new Set([
  "href",
  "src",
  "alt",
  "data-picture",
  "data-caption",
  "data-block",
  "data-variant",
]);
/**
 * The page's CSP also applies to HTML that is only parsed: it removes styles and event handlers and
 * reports them as violations. So these attributes are renamed before parsing.
 */
const OPENING_TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const UNSAFE_ATTRIBUTES = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;
const STYLE_ATTRIBUTE = "data-style";

export function cleanPastedHtml(html: string): { html: string; losses: PasteLosses } {
  const safeHtml = html.replaceAll(OPENING_TAG, (tag) =>
    tag.replaceAll(UNSAFE_ATTRIBUTES, "$1data-$2"),
  );
  const { head, body } = new DOMParser().parseFromString(safeHtml, "text/html");
  const styleSheets = [...head.querySelectorAll("style"), ...body.querySelectorAll("style")]
    .map(({ textContent }) => textContent)
    .join("\n");
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  const pictures = [...body.querySelectorAll("img")].filter(
    (image) => !isOwnPicture(image.getAttribute("src") ?? ""),
  );
  for (const picture of pictures) picture.remove();
  for (const element of body.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`))
    styleAsMarks(element);
  convertOfficeLists(body, STYLE_ATTRIBUTE, styleSheets);
  for (const code of body.querySelectorAll("pre")) replaceCode(code);
  // The innermost tables first.
  const tables = [...body.querySelectorAll("table")].toReversed().filter(replaceTable);
  for (const quote of body.querySelectorAll("blockquote")) flattenBlocks(quote);
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    const slice = parseOwnSlice(element.dataset["pmSlice"]);
    for (const name of element.getAttributeNames())
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
    if (slice) element.dataset["pmSlice"] = slice;
  }
  return {
    html: body.innerHTML,
    losses: { pictures: pictures.length, tables: tables.length },
  };
}

/** Replaces a block of code by a paragraph in code style, with the same lines and indents. */
function replaceCode(block: Element): void {
  const paragraph = block.ownerDocument.createElement("p");
  for (const [index, line] of block.textContent.replace(/\n$/, "").split("\n").entries()) {
    if (index > 0) paragraph.append(block.ownerDocument.createElement("br"));
    if (line === "") continue;
    const code = block.ownerDocument.createElement("code");
    code.textContent = line.replaceAll("\t", "    ").replaceAll(/ (?= )|^ /g, "\u00a0");
    paragraph.append(code);
  }
  block.replaceWith(paragraph);
}

/** Turns the blocks inside a text block into lines. */
function flattenBlocks(element: Element): void {
  for (const block of element.querySelectorAll("p,div,li,h1,h2,h3,h4,h5,h6")) {
    const isLast = !block.nextElementSibling && block.parentElement === element;
    block.replaceWith(
      ...block.childNodes,
      ...(isLast ? [] : [element.ownerDocument.createElement("br")]),
    );
  }
  for (const list of element.querySelectorAll("ul,ol")) list.replaceWith(...list.childNodes);
}

const MARK_STYLES: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, "b"],
  [/font-style:\s*italic/i, "i"],
  [/text-decoration(?:-line)?:[^;]*line-through/i, "s"],
];

/** Turns the bold, italic and strike styles of office programs into marks; removes fake `<b>`. */
function styleAsMarks(element: HTMLElement): void {
  const style = element.getAttribute(STYLE_ATTRIBUTE) ?? "";
  const isInline = /^(?:SPAN|FONT|A)$/.test(element.tagName);
  if (isInline) {
    for (const [pattern, tag] of MARK_STYLES) if (pattern.test(style)) wrapContent(element, tag);
  }
  const isPlain = /font-weight:\s*(?:normal|[1-4]00)/i.test(style);
  if (isPlain && /^(?:B|STRONG)$/.test(element.tagName)) element.replaceWith(...element.childNodes);
}

function wrapContent(element: HTMLElement, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/**
 * Parses what the editor adds to its own clipboard content: open depths, and the names of the
 * surrounding nodes. It can be forged, so its node attributes are dropped.
 */
function parseOwnSlice(attribute: string | undefined): string | undefined {
  const [, depths = "", context = ""] =
    /^(\d+ \d+(?: -\d+)?) (\[.*\])$/s.exec(attribute ?? "") ?? [];
  if (!depths) return undefined;
  const names = [...context.matchAll(/"(bulletList|orderedList|listItem)"/g)].map(
    ([, name]) => name,
  );
  return `${depths} ${JSON.stringify(names.flatMap((name) => [name, null]))}`;
}
