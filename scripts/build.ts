/** `npm run build`: creates `build/`, which runs on Node without any packages. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { hashBuildInputs } from "./build-inputs.ts";
import { ROOT, run } from "./command.ts";
import { copyNativePackages } from "./copy-native.ts";
import { keepOldAssets, readPreviousAssets } from "./keep-old-assets.ts";
import { CONTENT, listContentTodos } from "./launch-samples.ts";
import { drawPictures } from "./social-pictures.ts";

export const BUILD = path.join(ROOT, "build");
const VERSION_FILE = path.join(BUILD, "version.json");
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ttf|wasm)$/;

/** Whether `build/` was made from the current sources. */
export const isBuilt = (): boolean =>
  existsSync(VERSION_FILE) && readFileSync(VERSION_FILE, "utf8") === formatVersion();

/** Builds the site and the server if the sources differ from those of the last build. */
export async function buildIfChanged(): Promise<void> {
  if (isBuilt()) return;
  const previousAssets = readPreviousAssets(BUILD);
  rmSync(BUILD, { recursive: true, force: true });
  const siteCode = await run("react-router", ["build"], { NODE_ENV: "production" });
  if (siteCode !== 0) throw new Error("The build failed.");
  const deskCode = await run("vite", ["build", "--config", "vite.desk.config.ts"]);
  if (deskCode !== 0) throw new Error("The build of the desk failed.");
  copyNativePackages(path.join(BUILD, "server"));
  await drawPictures(path.join(BUILD, "client"));
  await precompress(path.join(BUILD, "client"));
  await precompress(path.join(BUILD, "desk/assets"));
  keepOldAssets(BUILD, previousAssets);
  // The content's todos for the desk's Setup page.
  writeFileSync(path.join(BUILD, "desk/samples.json"), JSON.stringify(listContentTodos(CONTENT)));
  writeFileSync(path.join(BUILD, "package.json"), `${JSON.stringify({ type: "module" })}\n`);
  // Written last: it marks the build as complete.
  writeFileSync(VERSION_FILE, formatVersion());
}

/** Returns the build's version, which is the same for the same sources, with or without Git. */
function formatVersion(): string {
  const { name, version, devDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, "package.json"), "utf8"),
  );
  const sources = hashBuildInputs(ROOT);
  const buildVersion = { name, version, sources, node: devDependencies.node };
  return `${JSON.stringify(buildVersion, undefined, 2)}\n`;
}

/** Compresses files once instead of on each request; the server picks by file extension. */
async function precompress(folder: string): Promise<void> {
  for (const file of listFiles(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content));
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) {
  await buildIfChanged();
  process.stdout.write(
    `${readFileSync(VERSION_FILE, "utf8")}build/ is ready: node build/server/index.js\n`,
  );
}
