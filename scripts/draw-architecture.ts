/** `node scripts/with-node.mjs scripts/draw-architecture.ts`: updates the drawing in docs/architecture.md. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./command.ts";

const PAGE = path.join(ROOT, "docs/architecture.md");
const DRAWING = /(?<=<!-- scripts\/draw-architecture\.ts -->\n).*(?=<!-- end -->)/s;

interface Manifest {
  description: string;
  dependencies?: Record<string, string>;
}

/** Returns the page with its drawing and its list of packages updated from all `package.json` files. */
export function drawArchitecture(page: string): string {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  const folders = workspaces.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted());
  const manifests = new Map(
    folders.map((folder) => {
      const text = readFileSync(path.join(ROOT, folder, "package.json"), "utf8");
      return [path.basename(folder), JSON.parse(text) as Manifest];
    }),
  );
  const listDependencies = (name: string) =>
    Object.keys(manifests.get(name)?.dependencies ?? {})
      .map((dependency) => dependency.replace("@angadi/", ""))
      .filter((dependency) => manifests.has(dependency));
  const dependsOn = (from: string, to: string): boolean =>
    listDependencies(from).some((next) => next === to || dependsOn(next, to));

  const arrows = [...manifests.keys()].flatMap((name) => {
    const dependencies = listDependencies(name);
    // Transitive reduction: no arrow to what another dependency depends on.
    const targets = dependencies.filter((to) => !dependencies.some((next) => dependsOn(next, to)));
    return targets.length > 0 ? [`  ${name} --> ${targets.join(" & ")}`] : [];
  });
  const packageList = folders
    .filter((folder) => folder.includes("/"))
    .map((folder) => `- \`${folder}\`: ${manifests.get(path.basename(folder))?.description}`);
  const drawing = ["```mermaid", "flowchart TD", ...arrows, "```", "", ...packageList].join("\n");
  return page.replace(DRAWING, `\n${drawing}\n\n`);
}

if (import.meta.main) writeFileSync(PAGE, drawArchitecture(readFileSync(PAGE, "utf8")));
