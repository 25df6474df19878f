import path from "node:path";
import { defineConfig } from "vite";

const browserFile = (name: string) => path.join(import.meta.dirname, "apps/desk/browser", name);

/**
 * The desk's browser files: one script, one sheet, the fonts, and the editor of posts, which only their
 * pages load. `apps/server/desk/assets.ts` finds their names in the manifest. Apart from the site's, so that
 * no public page gains a byte.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: path.join(import.meta.dirname, "build/desk"),
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: { entry: browserFile("entry.ts"), editor: browserFile("editor/entry.ts") },
    },
  },
});
