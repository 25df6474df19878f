import { type Token, type Tokens, lexer, parser } from "marked";

/** A file's facts in front of its text, as static sites and our own posts have them. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const normalize = (text: string) => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

/** Converts Markdown to HTML, which is not safe yet. */
export const markdownToHtml = (text: string): string =>
  parser(lexer(normalize(text).replace(FRONT_MATTER, "")));

/** True if the text has signs of Markdown, such as a heading or **bold**. */
export const isMarkdown = (text: string): boolean => lexer(normalize(text)).some(hasMeaning);

/** Types of tokens without a sign of their own; tags alone may be meant as text. */
const PLAIN = new Set(["space", "br", "text", "html"]);

function hasMeaning(token: Token): boolean {
  if (PLAIN.has(token.type)) return false;
  if (token.type === "paragraph") return (token as Tokens.Paragraph).tokens.some(hasMeaning);
  if (token.type === "code") return (token as Tokens.Code).codeBlockStyle !== "indented";
  // A bare address is a link without any sign.
  return !(token.type === "link" && (token as Tokens.Link).text === token.raw);
}
