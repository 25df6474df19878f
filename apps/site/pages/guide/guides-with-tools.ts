import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../../../packages/content/guides");

/** The guides whose front matter names a tool, for apps/site/routes.ts. */
export function listGuidesWithTools(): { slug: string; tool: string }[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(path.join(FOLDER, file), "utf8");
    const tool = /^tool: ([\w-]+)$/m.exec(text)?.[1];
    return tool ? [{ slug: path.basename(file, ".md"), tool }] : [];
  });
}
