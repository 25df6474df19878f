import { readFileSync } from "node:fs";
import path from "node:path";
import { seededPosts } from "@angadi/api/seed/posts";
import { parse } from "yaml";

const CONTENT = path.resolve(import.meta.dirname, "../packages/content");

/** The front matter of a guide or a legal text, e.g. of "guides/pricing-strategy-guide". */
export function readFrontMatter(name: string): Record<string, string> {
  const text = readFileSync(path.join(CONTENT, `${name}.md`), "utf8");
  const [, frontMatter = ""] = text.split(/^---$/m);
  return parse(frontMatter, { schema: "failsafe" }) as Record<string, string>;
}

/** The seeded post with an id. Throws if none exists. */
export function getSeededPost(id: string) {
  const post = seededPosts.find((seeded) => seeded.id === id);
  if (!post) throw new Error(`No post has the id ${id}.`);
  return post;
}

export const SEEDED_POST_COUNT = seededPosts.length;

/** Formats a date as pages do, in India's time zone: "Nov 12, 2026". */
export const formatDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
