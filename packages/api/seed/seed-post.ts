/** A post as in the seed files, in the shape that call 2 returns. */
export interface SeedPost {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** ISO 8601, UTC. */
  createdTimeStamp: string;
  /** Time of the last change, if it was changed since. */
  updatedTimeStamp?: string;
  /** Minutes. */
  readTime: number;
  tags: readonly string[];
  blocks: readonly SeedBlock[];
}

type SeedBlock =
  | { type: "paragraph"; data: { text: string; variant?: "dialogue" } }
  | {
      type: "list";
      data: { style: "ordered" | "unordered"; items: readonly string[]; variant?: "bill" };
    }
  | { type: "image"; data: { file: { url: string }; caption: string } };
