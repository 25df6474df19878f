import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type SeedPost, seededPosts } from "./posts.ts";

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, "../../../apps/site/public");

const joinHtml = ({ blocks }: SeedPost) =>
  blocks.flatMap((block) => {
    if (block.type === "paragraph") return [block.data.text];
    return block.type === "list" ? block.data.items.map(String) : [];
  });
const countWords = (post: SeedPost) =>
  joinHtml(post)
    .join(" ")
    .replaceAll(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("the seeded posts", () => {
  it("are 28, each with a unique id and title, in at least six categories", () => {
    expect(seededPosts).toHaveLength(28);
    expect(new Set(seededPosts.map(({ id }) => id)).size).toBe(28);
    expect(new Set(seededPosts.map(({ title }) => title)).size).toBe(28);
    expect(new Set(seededPosts.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(seededPosts.map(({ createdTimeStamp }) => createdTimeStamp)).size).toBe(28);
  });

  it.each(seededPosts)("$id has the required length, cover and facts", (post) => {
    const wordCount = countWords(post);
    expect(wordCount).toBeGreaterThanOrEqual(600);
    expect(wordCount).toBeLessThanOrEqual(1200);
    expect(Math.abs(post.readTime - wordCount / 213)).toBeLessThan(1);
    const [cover] = post.blocks;
    expect(cover?.type).toBe("image");
    if (cover?.type !== "image") return;
    expect(cover.data.caption.length).toBeGreaterThan(20);
    expect(existsSync(path.join(PUBLIC_FOLDER, cover.data.file.url))).toBe(true);
    expect(post.excerpt.length).toBeGreaterThan(60);
    expect(post.tags.length).toBeGreaterThanOrEqual(3);
  });

  it("end in their sources if they state facts", () => {
    const sourcedPosts = seededPosts.filter((post) => joinHtml(post).includes("<h2>Sources</h2>"));
    expect(sourcedPosts).toHaveLength(14);
    for (const { blocks } of sourcedPosts) {
      const [heading, , list] = blocks.slice(-3);
      expect(heading).toMatchObject({ data: { text: "<h2>Sources</h2>" } });
      expect(list).toMatchObject({ type: "list", data: { style: "ordered" } });
    }
  });

  it("link to posts that exist", () => {
    const ids = new Set(seededPosts.map(({ id }) => id));
    for (const post of seededPosts) {
      for (const [, id] of joinHtml(post)
        .join(" ")
        .matchAll(/href="\/blog\/([^"#]+)"/g)) {
        expect(ids, `${post.id} links to ${id}`).toContain(id);
      }
    }
  });

  it.each(seededPosts)("$id uses typographic quotes and no exclamation marks", (post) => {
    const text = joinHtml(post)
      .join(" ")
      .replaceAll(/<[^>]+>/g, "");
    expect(text).not.toMatch(/["'!]/);
  });
});
