import { guidePath } from "./addresses.ts";
import { indexedPages } from "@angadi/content/pages";
import { allGuides } from "./pages/guide/guides.server.ts";

/** The addresses of all pages and guides: everything but what comes out of the database. */
export const fixedPaths = (): string[] => [
  ...indexedPages,
  ...allGuides().map(({ slug }) => guidePath(slug)),
];
