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

export default defineConfig({
  plugins: [reactRouter(), layerOrderFirst],
  build: {
    // One small stylesheet for all pages: one blocking request, and none when going on.
    cssCodeSplit: false,
    // The CSP allows no data: URLs.
    assetsInlineLimit: 0,
    // Older targets would have modern colour functions rewritten.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    // One bundle of the process, its API and the rendered site.
    ssr: {
      build: {
        // One small stylesheet for all pages: one blocking request, and none when going on.
        cssCodeSplit: false,
        rolldownOptions: { input: "./server/main.ts" },
      },
    },
  },
});
