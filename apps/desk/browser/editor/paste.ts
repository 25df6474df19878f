import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Plugin } from "@tiptap/pm/state";
import { convertWordLists } from "./word-lists.ts";

/**
 * Cleans pasted or dropped HTML, whichever program wrote it: only text, marks and the blocks of a
 * post remain before the schema parses it. The schema validates URLs.
 */
export const paste = Extension.create({
  name: "paste-clean",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanPastedHtml,
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
 * The page's CSP applies to parsed HTML, too: it blocks event handlers, empties styles, and reports
 * both as violations. So these attributes are renamed before parsing.
 */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const UNSAFE_ATTRIBUTES = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;
const STYLE = "data-style";

export function cleanPastedHtml(html: string): string {
  const renamed = html.replaceAll(TAG, (tag) => tag.replaceAll(UNSAFE_ATTRIBUTES, "$1data-$2"));
  const { body } = new DOMParser().parseFromString(renamed, "text/html");
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  convertWordLists(body, STYLE);
  for (const row of body.querySelectorAll("tr")) rowAsParagraph(row);
  for (const quote of body.querySelectorAll("blockquote")) flattenBlocks(quote);
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    styleAsMarks(element);
    const slice = parseOwnSlice(element.dataset["pmSlice"]);
    for (const name of element.getAttributeNames())
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
    if (slice) element.dataset["pmSlice"] = slice;
  }
  return body.innerHTML;
}

/** Only the text of a table is kept: each row becomes a line. */
function rowAsParagraph(row: Element): void {
  const line = row.ownerDocument.createElement("p");
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) line.append(" | ");
    flattenBlocks(cell);
    line.append(...cell.childNodes);
  }
  row.replaceWith(line);
}

/** Paragraphs inside a text block become its lines. */
function flattenBlocks(element: Element): void {
  for (const part of element.querySelectorAll("p,div,li,h1,h2,h3,h4,h5,h6")) {
    const isLast = !part.nextElementSibling && part.parentElement === element;
    part.replaceWith(
      ...part.childNodes,
      ...(isLast ? [] : [element.ownerDocument.createElement("br")]),
    );
  }
  for (const list of element.querySelectorAll("ul,ol")) list.replaceWith(...list.childNodes);
}

const STYLES: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, "b"],
  [/font-style:\s*italic/i, "i"],
  [/text-decoration(?:-line)?:[^;]*line-through/i, "s"],
];

/** Turns the bold, italic and strike styles of office programs into marks; drops fake `<b>`. */
function styleAsMarks(element: HTMLElement): void {
  const style = element.getAttribute(STYLE) ?? "";
  const isInline = /^(?:SPAN|FONT|A)$/.test(element.tagName);
  if (isInline) {
    for (const [pattern, tag] of STYLES) if (pattern.test(style)) wrapContent(element, tag);
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
 * The slice data that the editor adds to its own clipboard content: how many ends are open, and the
 * names of the surrounding nodes. Anybody can forge it, so none of its attributes are trusted.
 */
function parseOwnSlice(note: string | undefined): string | undefined {
  const [, depths = "", context = ""] = /^(\d+ \d+(?: -\d+)?) (\[.*\])$/s.exec(note ?? "") ?? [];
  if (!depths) return undefined;
  const names = [...context.matchAll(/"(bulletList|orderedList|listItem)"/g)].map(
    ([, name]) => name,
  );
  return `${depths} ${JSON.stringify(names.flatMap((name) => [name, null]))}`;
}
