import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
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
