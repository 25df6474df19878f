import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type BlogPost, blogPostResponse } from "@angadi/contract/blog-post";
import { seededPosts } from "@angadi/api/seed/posts";
import { findRelatedPosts } from "@angadi/site/pages/blog-post/related";

const PUBLIC = path.resolve(import.meta.dirname, "../apps/site/public");
/** Number of newest posts that a post is compared with (apps/site/pages/blog-post/find-post.ts). */
const RECENT_COUNT = 20;

const posts = seededPosts
  .map((seed) => blogPostResponse.parse(seed))
  .toSorted((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? ""));

/** The background colour of a post's cover. */
function readBackground({ id, cover }: BlogPost): string | undefined {
  const svg = readFileSync(path.join(PUBLIC, cover?.url ?? id), "utf8");
  return /<rect[^>]*width="1200" height="675"[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
}

describe("the covers of the three related posts", () => {
  it.each(posts)("have a different background from their neighbours, below $id", (post) => {
    const backgrounds = findRelatedPosts(post, posts.slice(0, RECENT_COUNT)).map(readBackground);
    expect(backgrounds).toHaveLength(3);
    expect(backgrounds).not.toContain(undefined);
    const [left, middle, right] = backgrounds;
    expect(middle).not.toBe(left);
    expect(middle).not.toBe(right);
  });
});
