import { Parser } from "htmlparser2";

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

/** Converts HTML to the text that it shows. */
export function htmlToText(html: string): string {
  let text = "";
  let hiddenDepth = 0;
  const separate = (name: string) => {
    if (!INLINE_ELEMENTS.has(name)) text += " ";
  };
  const parser = new Parser({
    ontext(part) {
      if (hiddenDepth === 0) text += part;
    },
    onopentagname(name) {
      if (HIDDEN_ELEMENTS.has(name)) hiddenDepth += 1;
      separate(name);
    },
    onclosetag(name) {
      if (HIDDEN_ELEMENTS.has(name)) hiddenDepth -= 1;
      separate(name);
    },
  });
  parser.end(html);
  return text;
}

/** Escapes text for HTML, outside of attributes; `htmlToText` is the inverse. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
