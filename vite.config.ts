import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { boardStyles } from "./scripts/board-styles.ts";
import { isInEveryPage } from "./scripts/chunks.ts";
import { NATIVE_PACKAGES } from "./scripts/copy-native.ts";
import { encodePictures } from "./scripts/encode-pictures.ts";
import { engineLists } from "./scripts/engine-lists.ts";
import { inlineFacts } from "./scripts/inline-facts.ts";
import { inlineScriptPlugin } from "./scripts/inline-script.ts";
import { gatherLicences } from "./scripts/licences.ts";
import { peoplePlugin } from "./scripts/people.ts";
import { renderTexts } from "./scripts/render-texts.ts";
import { createClassNamer } from "./scripts/short-class-names.ts";

/** The entry points of the build, as `build/server/<name>.js`. */
const SERVER = {
  index: "./apps/server/main.ts",
  backup: "./scripts/backup.ts",
  desk: "./scripts/desk.ts",
  leads: "./scripts/leads.ts",
  restore: "./scripts/restore.ts",
  seed: "./scripts/seed.ts",
};

/** Otherwise React's slow development build would be bundled. */
const PRODUCTION = { "process.env.NODE_ENV": JSON.stringify("production") };

export default defineConfig(({ command }) => ({
  publicDir: "apps/site/public",
  plugins: [
    inlineScriptPlugin,
    encodePictures,
    peoplePlugin,
    boardStyles,
    renderTexts,
    inlineFacts,
    engineLists(),
    reactRouter(),
    gatherLicences("build/LICENCES.txt"),
  ],
  worker: { plugins: () => [encodePictures, engineLists(), inlineFacts] },
  css: {
    modules:
      command === "build" ? { generateScopedName: createClassNamer(import.meta.dirname) } : {},
  },
  build: {
    // The CSP allows no data: URLs.
    assetsInlineLimit: 0,
    // Older targets would rewrite modern colour functions.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files: on a slow connection a round trip costs more than some extra bytes.
              groups: [
                { name: "react", test: /node_modules/, minShareCount: 20 },
                {
                  name: (id, graph) => (isInEveryPage(id, graph) ? "frame" : null),
                  test: /\/(content|contract|formats|site|owner-tools|ui)\//,
                },
                {
                  // Not used by guides with a tool, the longest pages, so they skip these styles.
                  name: "sections",
                  test: /\/(ui\/awning-edge|sections\/(section|closing-call))\//,
                  minShareCount: 15,
                },
                {
                  name: "shared",
                  test: /\/(content|contract|formats|site|owner-tools|ui)\//,
                  minShareCount: 15,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle for the server, its API and the rendered site.
    ssr: {
      // A build bundles every package, so that it runs without `node_modules`.
      ...(command === "build"
        ? { resolve: { noExternal: true as const, external: NATIVE_PACKAGES }, define: PRODUCTION }
        : {}),
      // The server with its API and the rendered site, and the operators' commands.
      build: { rolldownOptions: { input: SERVER } },
    },
  },
}));
