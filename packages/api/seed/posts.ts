import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { type ParsedPost, parsePost } from "@angadi/content/markdown/parse-post";
import { readBlocks } from "@angadi/contract/blog-block";
import { countReadMinutes } from "../posts/read-time.ts";

/** A seeded post, in the API's shape. */
export interface SeedPost extends Omit<ParsedPost, "sources"> {
  /** Minutes. */
  readTime: number;
}

const FOLDER = path.resolve(import.meta.dirname, "../../content/posts");

/** The posts of a new database. The build contains this list (scripts/render-texts.ts). */
export const seededPosts: readonly SeedPost[] = readdirSync(FOLDER).toSorted().map(readPost);

function readPost(file: string): SeedPost {
  const source = readFileSync(path.join(FOLDER, file), "utf8");
  const { blocks, sources, ...post } = parsePost(path.basename(file, ".md"), source);
  const readTime = countReadMinutes(readBlocks(blocks));
  return { ...post, blocks: [...blocks, ...sources], readTime };
}
