import type { Staff } from "@angadi/desk-ports/staff";
import { conflict } from "../copy/posts.ts";

/** The name of who saved a post, or "you, in another tab". */
export const describeSaver = ({ savedBy }: { savedBy: string }, { name }: Staff): string =>
  savedBy === name ? conflict.yourself : savedBy;
