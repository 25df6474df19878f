import { buildGuidePath } from "./addresses/paths.ts";
import { indexedPages } from "@angadi/content/pages/pages";
import { listGuides } from "./pages/guide/guides.server.ts";

/** Paths of all pages and guides, i.e. everything that does not come from the database. */
export const listFixedPaths = (): string[] => [
  ...indexedPages,
  ...listGuides().map(({ slug }) => buildGuidePath(slug)),
];
