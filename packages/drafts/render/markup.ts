/** A piece of HTML that may stand in a page as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[] | boolean | undefined;

/** As text, or as an attribute's value in double quotes. */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function renderPart(part: Part): string {
  if (typeof part === "boolean" || part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map((inner) => renderPart(inner)).join("");
  return escaped(String(part));
}

/** HTML of a template: what is filled in is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((whole, string, at) => whole + renderPart(parts[at - 1]) + string));
