import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { BUILD, isBuilt } from "./build.ts";
import { ROOT, captureOutput } from "./command.ts";

/**
 * Builds as the image does, in an empty folder and only from the image's files, if the sources
 * differ from those of the last build. Prints the build's output only if it fails.
 */
export async function buildFromImageFiles(): Promise<void> {
  if (isBuilt()) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-image-"));
  copyImageFiles(ROOT, folder);
  // The files of the last builds stay on the server (keep-old-assets.ts).
  if (existsSync(BUILD)) cpSync(BUILD, path.join(folder, "build"), { recursive: true });
  const { code, output } = await captureOutput("node", ["scripts/build.ts"], folder);
  if (code !== 0) throw new Error(`The build from the image's files failed.\n${output}`);
  rmSync(BUILD, { recursive: true, force: true });
  cpSync(path.join(folder, "build"), BUILD, { recursive: true });
  rmSync(folder, { recursive: true });
}

/** Returns the names in `root` of the files and folders that `.dockerignore` does not exclude. */
export function listImageFiles(root: string): string[] {
  const lines = readFileSync(path.join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [firstLine, ...exceptions] = lines;
  if (firstLine !== "*" || exceptions.some((line) => !/^![\w./-]+$/.test(line)))
    throw new Error(
      ".dockerignore must exclude everything (*) and list exceptions without wildcards.",
    );
  return exceptions.map((line) => line.slice(1));
}

/**
 * Copies the files of the image's build from `root` to an empty folder, and links the installed
 * packages: the state of the image after `COPY` and `npm ci` (deploy/Containerfile).
 */
export function copyImageFiles(root: string, folder: string): void {
  for (const name of listImageFiles(root))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const packages = path.join(root, "node_modules");
  for (const name of readdirSync(packages)) {
    if (name === "@angadi") continue;
    mkdirSync(path.join(folder, "node_modules"), { recursive: true });
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
  // Links to the workspaces are relative: they lead to the copies.
  cpSync(path.join(packages, "@angadi"), path.join(folder, "node_modules/@angadi"), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
