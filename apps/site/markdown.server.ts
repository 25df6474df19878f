import type { Comment, Element, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { parse } from "yaml";
import type { z } from "zod";
import { parseDrawing } from "./drawings.server.ts";

/** A text of ours, parsed: its HTML as a tree. */
export interface ParsedText<T> {
  /** Its front matter. */
  facts: T;
  root: Root;
  /** The second-level headings, as a table of contents points to them. */
  headings: { id: string; text: string }[];
  /** How many words its text has. */
  words: number;
}

/** What a page still does to its texts' HTML before it is written out. */
export type Finish = (root: Root) => void;

/** `<!-- here: tool -->` stays as a comment: the page puts something of its own there. */
const HERE = /^<!--\s*(here: \w+)\s*-->$/;

function parsePlace({ value }: { value: string }): Comment | undefined {
  const place = HERE.exec(value)?.[1];
  return place === undefined ? undefined : { type: "comment", value: place };
}

// HTML within the Markdown is dropped: the texts hold none but comments, and a comment may ask for a
// drawing, or keep a place.
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: { html: (_state, node: { value: string }) => parseDrawing(node) ?? parsePlace(node) },
  })
  .use(rehypeSlug)
  .freeze();
const toText = unified().use(rehypeStringify).freeze();

/** The HTML of a tree. */
export const toHtml = (root: Root): string => toText.stringify(root);

/**
 * Parses a Markdown file with front matter, while the site is built: neither prose nor parser belongs
 * in the browser, and a server that starts has better things to do. Throws if the front matter does
 * not fit its schema.
 */
export function parseMarkdown<T>(
  source: string,
  schema: z.ZodType<T>,
  finish: Finish = () => undefined,
): ParsedText<T> {
  const { front, body } = split(source);
  const root = toTree.runSync(toTree.parse(body));
  finish(root);
  return {
    facts: schema.parse(parse(front)),
    root,
    headings: headingsIn(root),
    words: wordsIn(root),
  };
}

function split(source: string): { front: string; body: string } {
  const parts = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source)?.groups;
  if (!parts?.["front"] || !parts["body"]) throw new Error("A text without front matter.");
  return { front: parts["front"], body: parts["body"] };
}

/** True for a list of items to tick (`- [ ]`). */
export const isChecklist = (node: RootContent): node is Element =>
  node.type === "element" && [node.properties["className"]].flat().includes("contains-task-list");

/** The second-level headings. */
export function headingsIn(root: Root) {
  const headings: Element[] = [];
  visit(root, { tagName: "h2" }, (node) => void headings.push(node));
  return headings.map((node) => ({ id: String(node.properties["id"]), text: textOf(node) }));
}

function wordsIn(root: Root): number {
  const texts: string[] = [];
  visit(root, (node) => {
    // A drawing shows what the text has said; a button is no part of it.
    if (node.type === "element" && /^(?:figure|button)$/.test(node.tagName)) return SKIP;
    if (node.type === "text") texts.push(node.value);
    return CONTINUE;
  });
  // A word ends with its element.
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
