/** Trusted HTML, inserted without escaping. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[] | boolean | undefined;

/** Escapes text for an element or a double-quoted attribute. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function renderPart(part: Part): string {
  if (typeof part === "boolean" || part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map((inner) => renderPart(inner)).join("");
  return escapeHtml(String(part));
}

/** Template tag: escapes interpolated values unless they are `Markup`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    strings.reduce((whole, string, index) => whole + renderPart(parts[index - 1]) + string),
  );
