import { writeFileSync } from "node:fs";
import path from "node:path";
import { type ViteDevServer, build } from "vite";
import type * as deskListener from "@angadi/server/desk/listener";
import type { DeskListenerOptions } from "@angadi/server/desk/listener";
import { ROOT } from "../command.ts";
import { CONTENT, listContentTodos } from "../launch-samples.ts";

type Listener = typeof deskListener;
type Desk = Awaited<ReturnType<Listener["startDesk"]>>;

const BUILD_DIR = path.join(ROOT, "node_modules/.cache/angadi-desk");
const BROWSER_FOLDERS = ["apps/desk", "packages/ui"].map((folder) =>
  path.join(ROOT, folder, path.sep),
);
/** Debounce in milliseconds: several files saved together are one change. */
const DEBOUNCE_MS = 100;

/** Serves the desk next to the site, and restarts it when its code, styles or scripts change. */
export async function developDesk(
  vite: ViteDevServer,
  options: Pick<DeskListenerOptions, "env" | "database" | "log" | "sink">,
): Promise<void> {
  let listener: Listener | undefined;
  let desk: Desk;
  let needsBuild = true;

  async function update(): Promise<void> {
    try {
      const shouldBuild = needsBuild;
      needsBuild = false;
      if (shouldBuild) await buildBrowserFiles();
      const loadedModule = await vite.ssrLoadModule("/apps/server/desk/listener.ts");
      const loadedListener = loadedModule as Listener;
      if (!shouldBuild && loadedListener === listener) return;
      await desk?.stop();
      desk = await loadedListener.startDesk({
        ...options,
        buildDir: BUILD_DIR,
        // No page is cached in development.
        onContentsChange: async () => undefined,
        site: undefined,
      });
      // Only once: each call creates a new invitation.
      if (!listener) await loadedListener.logDeskUrl(options);
      listener = loadedListener;
    } catch (error) {
      options.log.error({ err: error }, "desk update failed");
    }
  }

  let pendingUpdate = update();
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on("all", (_event, file) => {
    needsBuild ||= BROWSER_FOLDERS.some((folder) => file.startsWith(folder));
    clearTimeout(timer);
    timer = setTimeout(() => (pendingUpdate = pendingUpdate.then(update)), DEBOUNCE_MS);
  });
  await pendingUpdate;
}

async function buildBrowserFiles(): Promise<void> {
  const outDir = path.join(BUILD_DIR, "desk");
  await build({
    configFile: path.join(ROOT, "vite.desk.config.ts"),
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
  writeFileSync(path.join(outDir, "samples.json"), JSON.stringify(listContentTodos(CONTENT)));
}
