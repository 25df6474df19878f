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

/** A parsed Markdown file: its HTML as a tree. */
export interface ParsedText<T> {
  /** Its front matter. */
  facts: T;
  root: Root;
  /** The second-level headings, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Word count of the text. */
  words: number;
}

/** A page's changes to a text's HTML before it is serialised. */
export type Finish = (root: Root) => void;

/** `<!-- here: tool -->` stays as a comment: the page inserts its own content there. */
const HERE = /^<!--\s*(here: \w+)\s*-->$/;

function parsePlace({ value }: { value: string }): Comment | undefined {
  const place = HERE.exec(value)?.[1];
  return place === undefined ? undefined : { type: "comment", value: place };
}

// HTML in the Markdown is dropped: the texts contain only comments, each of which may be a drawing
// or a placeholder.
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: { html: (_state, node: { value: string }) => parseDrawing(node) ?? parsePlace(node) },
  })
  .use(rehypeSlug)
  .freeze();
const toText = unified().use(rehypeStringify).freeze();

/** Serialises a tree to HTML. */
export const toHtml = (root: Root): string => toText.stringify(root);

/**
 * Parses a Markdown file with front matter at build time, which keeps the texts and the parser out
 * of the browser bundle and speeds up the server's start. Throws if the front matter does not match
 * its schema.
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

/** True for a task list (`- [ ]`). */
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
    // A drawing repeats the text, and a button is not part of it.
    if (node.type === "element" && /^(?:figure|button)$/.test(node.tagName)) return SKIP;
    if (node.type === "text") texts.push(node.value);
    return CONTINUE;
  });
  // Words never span elements.
  return texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
