import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "apps/site",
  // All routes are known from the start: no request to discover more, nothing to cache for it.
  routeDiscovery: { mode: "initial" },
  // While developing, packages of all routes are found at the start: one found later reloads the page.
  future: { unstable_optimizeDeps: true },
  // Beside the process stand the operators' commands (vite.config.ts).
  serverBuildFile: "[name].js",
} satisfies Config;
