import type { Staff } from "@angadi/desk-ports/staff";
import { conflictCopy } from "../copy/posts.ts";

/** Returns the name of the person who saved a version, or "You, in another tab,". */
export const describeSaver = ({ savedBy }: { savedBy: string }, { name }: Staff): string =>
  savedBy === name ? conflictCopy.yourself : savedBy;
