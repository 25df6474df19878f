import { Tokenizer } from "htmlparser2";

/** Elements within a line; any other begins and ends a word. */
const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code del em font i ins kbd mark q s samp small span strong sub sup u var wbr".split(
    " ",
  ),
);
/** Elements whose text is not shown. */
const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "textarea",
  "title",
]);

/** Syntax that shows no text. */
const NO_TEXT = {
  onattribdata() {},
  onattribentity() {},
  onattribend() {},
  onattribname() {},
  oncdata() {},
  oncomment() {},
  ondeclaration() {},
  onend() {},
  onopentagend() {},
  onprocessinginstruction() {},
  onselfclosingtag() {},
};

/**
 * Converts HTML to the text that it shows. It reads tags alone, because a parser's list of open
 * elements takes seconds for 100,000 nested ones.
 */
export function htmlToText(html: string): string {
  let text = "";
  let hiddenDepth = 0;
  const readTag = (start: number, end: number, depth: 1 | -1) => {
    const name = html.slice(start, end).toLowerCase();
    if (HIDDEN_ELEMENTS.has(name)) hiddenDepth = Math.max(0, hiddenDepth + depth);
    if (!INLINE_ELEMENTS.has(name)) text += " ";
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...NO_TEXT,
      ontext(start, end) {
        if (hiddenDepth === 0) text += html.slice(start, end);
      },
      ontextentity(codePoint) {
        if (hiddenDepth === 0) text += String.fromCodePoint(codePoint);
      },
      onopentagname: (start, end) => readTag(start, end, 1),
      onclosetag: (start, end) => readTag(start, end, -1),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return text;
}

/** Escapes text for HTML, outside of attributes; `htmlToText` is the inverse. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
