import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Builds whose files stay on the server, the newest with them. */
const BUILDS = 3;
/** Which of the files came with which build, the newest first. */
const LIST = "assets-of-builds.json";

/** The files of earlier builds, read before they are removed; none if nothing was built. */
export function oldAssets(build: string): { name: string; content: Buffer }[][] {
  const file = path.join(build, LIST);
  if (!existsSync(file)) return [];
  const builds: string[][] = JSON.parse(readFileSync(file, "utf8"));
  return builds.slice(0, BUILDS - 1).map((names) =>
    names.map((name) => ({
      name,
      content: readFileSync(path.join(build, "client/assets", name)),
    })),
  );
}

/**
 * Puts the files of the last builds beside those of this one: a page that a CDN or a tab has kept
 * still finds its own. Call it once the new files are whole.
 */
export function keepOldAssets(build: string, older: ReturnType<typeof oldAssets>): void {
  const assets = path.join(build, "client/assets");
  mkdirSync(assets, { recursive: true });
  const names = readdirSync(assets);
  for (const { name, content } of older.flat()) {
    if (!names.includes(name)) writeFileSync(path.join(assets, name), content);
  }
  const lists = [names, ...older.map((files) => files.map(({ name }) => name))];
  writeFileSync(path.join(build, LIST), JSON.stringify(lists));
}
