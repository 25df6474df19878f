import { type Token, type Tokens, lexer, parser } from "marked";

/** YAML metadata at the start of a Markdown file. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

const normalize = (text: string) => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

/** Converts Markdown to HTML. The result is not sanitized. */
export const markdownToHtml = (text: string): string =>
  parser(lexer(normalize(text).replace(FRONT_MATTER, "")));

/** True if the text has Markdown formatting, such as a heading or **bold**. */
export const isMarkdown = (text: string): boolean => lexer(normalize(text)).some(isFormatted);

/** Token types that plain text has, too. */
const PLAIN_TOKENS = new Set(["space", "br", "text", "html"]);

function isFormatted(token: Token): boolean {
  if (PLAIN_TOKENS.has(token.type)) return false;
  if (token.type === "paragraph") return (token as Tokens.Paragraph).tokens.some(isFormatted);
  if (token.type === "code") return (token as Tokens.Code).codeBlockStyle !== "indented";
  // A bare URL is a link without formatting.
  return !(token.type === "link" && (token as Tokens.Link).text === token.raw);
}
