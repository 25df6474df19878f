import { buildGuidePath } from "./addresses/paths.ts";
import { indexedPages } from "@angadi/content/pages/pages";
import { listGuides } from "./pages/guide/guides.server.ts";

/** Returns the paths of all pages and guides: all that do not come from the database. */
export const listFixedPaths = (): string[] => [
  ...indexedPages,
  ...listGuides().map(({ slug }) => buildGuidePath(slug)),
];
