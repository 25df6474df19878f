import path from "node:path";
import { type ViteDevServer, build } from "vite";
import type * as deskListener from "#server/desk/listener.ts";
import type { DeskListenerOptions } from "#server/desk/listener.ts";
import { ROOT } from "../command.ts";
import { exitAtBusyPort } from "./listen.ts";

type Listener = typeof deskListener;
type Desk = Awaited<ReturnType<Listener["startDesk"]>>;

const BUILD_DIR = path.join(ROOT, "node_modules/.cache/angadi-desk");
/** Milliseconds: several files saved together are one change. */
const PAUSE = 100;

/** The desk beside the site. It is started again with what has changed in its code, styles or scripts. */
export async function developDesk(
  vite: ViteDevServer,
  options: Pick<DeskListenerOptions, "env" | "database" | "log" | "sink">,
): Promise<void> {
  let listener: Listener | undefined;
  let desk: Desk;
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();

  async function start(): Promise<void> {
    listener = (await vite.ssrLoadModule("/server/desk/listener.ts")) as Listener;
    await desk?.stop();
    desk = await listener.startDesk({
      ...options,
      buildDir: BUILD_DIR,
      // No page is cached while developing.
      contentsChanged: async () => undefined,
      site: undefined,
    });
  }

  async function update(): Promise<void> {
    const files = changed;
    changed = new Set();
    try {
      const isBrowsers = [...files].some((file) => /\/(?:desk|ui)\//.test(file));
      if (isBrowsers) await buildBrowserFiles();
      const isOwn = (await vite.ssrLoadModule("/server/desk/listener.ts")) !== listener;
      if (isBrowsers || isOwn) await start();
    } catch (error) {
      options.log.error({ err: error }, "the desk could not take a change");
    }
  }

  await buildBrowserFiles();
  const { port } = options.env.desk;
  await start().catch((error: unknown) => exitAtBusyPort(error, port, "DESK_PORT"));
  let updating = Promise.resolve();
  vite.watcher.on("all", (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (updating = updating.then(update)), PAUSE);
  });
}

async function buildBrowserFiles(): Promise<void> {
  await build({
    configFile: path.join(ROOT, "vite.desk.config.ts"),
    logLevel: "warn",
    build: { outDir: path.join(BUILD_DIR, "desk"), emptyOutDir: true },
  });
}
