import type { Staff } from "@angadi/desk-ports/staff";
import { conflict } from "../copy/posts.ts";

/** Names who saved a post, to a member of the staff: they may have done so in another tab. */
export const saverName = ({ savedBy }: { savedBy: string }, { name }: Staff): string =>
  savedBy === name ? conflict.yourself : savedBy;
