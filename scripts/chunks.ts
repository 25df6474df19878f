import path from "node:path";
import { ROOT } from "./command.ts";

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The root layout of every page, so that its imports are on every page. */
const ROOT_LAYOUT = path.join(ROOT, "apps/site/root.tsx");

/**
 * Whether every page needs a module. Such modules are bundled into one file, so that a page
 * requests fewer files.
 */
export function isInEveryPage(id: string, graph: Graph): boolean {
  const visited = new Set<string>();
  const reachesEntry = (module: string): boolean => {
    if (module.split("?")[0] === ROOT_LAYOUT) return true;
    if (visited.has(module)) return false;
    visited.add(module);
    return graph.getModuleInfo(module)?.importers.some(reachesEntry) ?? false;
  };
  return reachesEntry(id);
}
