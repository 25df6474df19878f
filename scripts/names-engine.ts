import path from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "./command.ts";
import type * as Engine from "@angadi/names/engine/generate";
import { engineLists } from "./engine-lists.ts";

/** Loads the names engine for a script: Node alone cannot build its virtual modules. */
export async function loadEngine(): Promise<typeof Engine> {
  const { module } = await runnerImport<typeof Engine>(
    path.join(ROOT, "packages/names/engine/generate.ts"),
    {
      configFile: false,
      root: ROOT,
      logLevel: "error",
      plugins: [engineLists()],
    },
  );
  return module;
}
