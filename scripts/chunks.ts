import path from "node:path";
import { ROOT } from "./command.ts";

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Every page is inside it, so that what it imports is on every page. */
const FRAME = path.join(ROOT, "apps/site/root.tsx");

/**
 * Whether each page needs a module, whatever else it shows: then it may stand in one file with its like,
 * and a page has fewer files to ask for.
 */
export function isOfEveryPage(id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const reaches = (module: string): boolean => {
    if (module.split("?")[0] === FRAME) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return graph.getModuleInfo(module)?.importers.some(reaches) ?? false;
  };
  return reaches(id);
}
