import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Number of builds whose files stay on the server, including the newest. */
const MAX_BUILDS = 3;
/** Lists the files of each build, newest first. */
const LIST_FILE = "assets-of-builds.json";

/** Reads the files of earlier builds, before they are removed; empty without a build. */
export function readPreviousAssets(buildFolder: string): { name: string; content: Buffer }[][] {
  const file = path.join(buildFolder, LIST_FILE);
  if (!existsSync(file)) return [];
  const builds: string[][] = JSON.parse(readFileSync(file, "utf8"));
  return builds.slice(0, MAX_BUILDS - 1).map((names) =>
    names.map((name) => ({
      name,
      content: readFileSync(path.join(buildFolder, "client/assets", name)),
    })),
  );
}

/**
 * Adds the files of the last builds to those of this one, so that a page cached by a CDN or open in
 * a tab still finds its files. Call it once the new files are complete.
 */
export function keepOldAssets(
  buildFolder: string,
  previousAssets: ReturnType<typeof readPreviousAssets>,
): void {
  const assets = path.join(buildFolder, "client/assets");
  mkdirSync(assets, { recursive: true });
  const names = readdirSync(assets);
  for (const { name, content } of previousAssets.flat()) {
    if (!names.includes(name)) writeFileSync(path.join(assets, name), content);
  }
  const lists = [names, ...previousAssets.map((files) => files.map(({ name }) => name))];
  writeFileSync(path.join(buildFolder, LIST_FILE), JSON.stringify(lists));
}
