import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parse } from "yaml";
import type { z } from "zod";

/** A text of ours, ready to show. */
export interface RenderedText<T> {
  /** What stands in its front matter. */
  facts: T;
  html: string;
  /** The second-level headings, as a table of contents points to them. */
  headings: { id: string; text: string }[];
  /** How many words its text has. */
  words: number;
}

/** An element of the HTML, or a text in it, as the processor has them. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, string | number | readonly string[]>;
  children?: HtmlNode[];
  value?: string;
}

/** What a page still does to its texts' HTML before it is written out. */
export type Finish = (root: HtmlNode) => void;

// HTML within the Markdown is dropped: the texts hold none but comments.
const toHtml = (finish: Finish) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => (root: unknown) => finish(root as HtmlNode))
    .use(rehypeStringify);

/**
 * Renders a Markdown file with front matter. Server only: neither prose nor parser belongs in the
 * browser. Throws where the front matter does not fit its schema.
 */
export function renderMarkdown<T>(
  source: string,
  schema: z.ZodType<T>,
  finish: Finish = () => undefined,
): RenderedText<T> {
  const { front, body } = split(source);
  const html = String(toHtml(finish).processSync(body));
  const headings = [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(
    ([, id = "", inner = ""]) => ({ id, text: withoutTags(inner) }),
  );
  return {
    facts: schema.parse(parse(front)),
    html,
    headings,
    words: withoutTags(html)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  };
}

function split(source: string): { front: string; body: string } {
  const parts = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source)?.groups;
  if (!parts?.["front"] || !parts["body"]) throw new Error("A text without front matter.");
  return { front: parts["front"], body: parts["body"] };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll("&#x26;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
