import { readFileSync } from "node:fs";
import path from "node:path";
import { seededPosts } from "@angadi/api/seed/posts";
import { parse } from "yaml";

const CONTENT = path.resolve(import.meta.dirname, "../packages/content");

/** The front matter of a guide or a legal text, e.g. "guides/pricing-strategy-guide". */
export function parseFacts(text: string): Record<string, string> {
  const file = readFileSync(path.join(CONTENT, `${text}.md`), "utf8");
  const [, head = ""] = file.split(/^---$/m);
  return parse(head, { schema: "failsafe" }) as Record<string, string>;
}

/** A seeded post. */
export function seededPost(id: string) {
  const post = seededPosts.find((post) => post.id === id);
  if (!post) throw new Error(`No post is called ${id}.`);
  return post;
}

export const SEEDED_POSTS = seededPosts.length;

/** A date as shown on pages: "Nov 12, 2026", the day in India. */
export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
