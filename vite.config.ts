import { createHash } from "node:crypto";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { type Plugin, defineConfig } from "vite";

const LAYER_ORDER = "@layer token, base, component;";

/** The one stylesheet holds the components' layers first; the order has to stand above them. */
const layerOrderFirst: Plugin = {
  name: "layer-order-first",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) {
          file.source = LAYER_ORDER + String(file.source);
        }
      }
    },
  },
};

/** Class names stand in the HTML, the stylesheet and the scripts: short ones are a tenth of a page. */
const shortName = (name: string, file: string) => {
  const source = path.relative(import.meta.dirname, file.split("?")[0] ?? "");
  return `_${createHash("sha256").update(`${source} ${name}`).digest("base64url").slice(0, 5)}`;
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), layerOrderFirst],
  css: { modules: command === "build" ? { generateScopedName: shortName } : {} },
  build: {
    // One stylesheet, which scripts/route-styles.ts cuts by route; it needs the manifest for that.
    cssCodeSplit: false,
    manifest: true,
    // The CSP allows no data: URLs.
    assetsInlineLimit: 0,
    // Older targets would have modern colour functions rewritten.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    // One bundle of the process, its API and the rendered site.
    ssr: { build: { rolldownOptions: { input: "./server/main.ts" } } },
  },
}));
