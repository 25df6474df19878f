import type { Comment, Element, Root, RootContent } from "hast";
import { toString as readText } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { parse } from "yaml";
import type { z } from "zod";
import { buildDrawing } from "./drawings.ts";
import { listSources, resolveReferences } from "./references.ts";

/** A parsed Markdown file: its HTML as a tree. */
export interface ParsedText<T> {
  /** Its front matter. */
  frontMatter: T;
  root: Root;
  /** A heading and the list of the facts' sources, to be shown after the text. */
  sources: Element[];
  /** The second-level headings, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Word count of the text. */
  wordCount: number;
}

/** A page's changes to a text's HTML before it is serialised. */
export type TransformTree = (root: Root) => void;

/** `<!-- here: tool -->` stays as a comment: the page inserts its own content there. */
const PLACEHOLDER = /^<!--\s*(here: \w+)\s*-->$/;

function parsePlaceholder({ value }: { value: string }): Comment | undefined {
  const placeholder = PLACEHOLDER.exec(value)?.[1];
  return placeholder === undefined ? undefined : { type: "comment", value: placeholder };
}

// HTML in the Markdown is dropped: the texts contain only comments, each of which may be a drawing
// or a placeholder.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: {
      html: (_state, node: { value: string }) => buildDrawing(node) ?? parsePlaceholder(node),
    },
  })
  .use(rehypeSlug)
  .freeze();
const serializer = unified().use(rehypeStringify).freeze();

/** Serialises a tree to HTML. */
export const toHtml = (root: Root): string => serializer.stringify(root);

/**
 * Parses a Markdown file with front matter at build time, which keeps the texts and the parser out
 * of the browser bundle and speeds up the server's start. Throws if the front matter does not match
 * its schema, or if the text refers to an unknown fact.
 */
export function parseMarkdown<T>(
  source: string,
  schema: z.ZodType<T>,
  transform: TransformTree = () => undefined,
): ParsedText<T> {
  const { text, usedFacts } = resolveReferences(source);
  const { frontMatter, body } = splitFrontMatter(text);
  const root = processor.runSync(processor.parse(body));
  transform(root);
  return {
    frontMatter: schema.parse(parse(frontMatter)),
    root,
    sources: listSources(usedFacts),
    headings: listHeadings(root),
    wordCount: countWords(root),
  };
}

function splitFrontMatter(source: string): { frontMatter: string; body: string } {
  const groups = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source)?.groups;
  if (!groups?.["front"] || !groups["body"]) throw new Error("A text without front matter.");
  return { frontMatter: groups["front"], body: groups["body"] };
}

/** Whether a node is a task list (`- [ ]`). */
export const isChecklist = (node: RootContent): node is Element =>
  node.type === "element" && [node.properties["className"]].flat().includes("contains-task-list");

/** Lists the second-level headings. */
export function listHeadings(root: Root) {
  const headings: Element[] = [];
  visit(root, { tagName: "h2" }, (node) => void headings.push(node));
  return headings.map((node) => ({ id: String(node.properties["id"]), text: readText(node) }));
}

function countWords(root: Root): number {
  const texts: string[] = [];
  visit(root, (node) => {
    // Drawings repeat the text, and buttons are not part of it.
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
