import path from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./command.ts";
import { guardLists } from "./guard-lists.ts";

type Engine = typeof import("#names/engine/generate.ts");

/** The names engine for a script: Node alone cannot make its lists. */
export async function loadEngine(): Promise<Engine> {
  const { module } = await runnerImport<Engine>(path.join(ROOT, "names/engine/generate.ts"), {
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [guardLists()],
  });
  return module;
}
