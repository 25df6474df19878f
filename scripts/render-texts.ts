import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { legalFacts } from "@angadi/content/pages/legal";
import { renderGuide } from "@angadi/site/pages/guide/render-guide.server";
import { fillPlaceholders } from "@angadi/site/pages/legal/fill-placeholders";
import { parseLegalText } from "@angadi/site/pages/legal/parse-legal-text.server";
import { ROOT } from "./command.ts";

const RENDERERS: Readonly<Record<string, (source: string) => unknown>> = {
  guide: renderGuide,
  legal: (source) => parseLegalText(fillPlaceholders(source, legalFacts)),
};

const SEED_POSTS = path.join(ROOT, "packages/api/seed/posts.ts");

/**
 * `import text from "./x.md?guide"` or `?legal`: one of our texts, rendered for its page. An
 * invalid text fails the build. The seeded posts become data, too.
 */
export const renderTexts: Plugin = {
  name: "angadi:render-texts",
  enforce: "pre",
  async load(id) {
    const [file = "", query = ""] = id.split("?");
    if (file === SEED_POSTS) {
      const { seededPosts } = await import("@angadi/api/seed/posts");
      return `export const seededPosts = ${JSON.stringify(seededPosts)};`;
    }
    const render = file.endsWith(".md") ? RENDERERS[query] : undefined;
    if (!render) return undefined;
    const text = render(await readFile(file, "utf8"));
    return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
  },
};
