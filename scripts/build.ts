/** `npm run build`: creates `build/`, which runs on Node without any packages. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { hashBuildInputs } from "./build-inputs.ts";
import { ROOT, run } from "./command.ts";
import { copyNative } from "./copy-native.ts";
import { keepOldAssets, readPreviousAssets } from "./keep-old-assets.ts";
import { CONTENT, listContentTodos } from "./launch-samples.ts";
import { drawPictures } from "./social-pictures.ts";

export const BUILD = path.join(ROOT, "build");
const VERSION = path.join(BUILD, "version.json");
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ttf|wasm)$/;

/** Whether `build/` was made from the current sources. */
export const isBuilt = (): boolean =>
  existsSync(VERSION) && readFileSync(VERSION, "utf8") === version();

/** Builds the site and the server if the sources differ from those of the last build. */
export async function buildIfChanged(): Promise<void> {
  if (isBuilt()) return;
  const previousAssets = readPreviousAssets(BUILD);
  rmSync(BUILD, { recursive: true, force: true });
  const code = await run("react-router", ["build"], { NODE_ENV: "production" });
  if (code !== 0) throw new Error("The build failed.");
  const deskCode = await run("vite", ["build", "--config", "vite.desk.config.ts"]);
  if (deskCode !== 0) throw new Error("The build of the desk failed.");
  copyNative(path.join(BUILD, "server"));
  await drawPictures(path.join(BUILD, "client"));
  await precompress(path.join(BUILD, "client"));
  await precompress(path.join(BUILD, "desk/assets"));
  keepOldAssets(BUILD, previousAssets);
  // The content's todos for the desk's Setup page.
  writeFileSync(
    path.join(BUILD, "desk/samples.json"),
    JSON.stringify(await listContentTodos(CONTENT)),
  );
  writeFileSync(path.join(BUILD, "package.json"), `${JSON.stringify({ type: "module" })}\n`);
  // Written last: it marks the build as complete.
  writeFileSync(VERSION, version());
}

/** The build's version: the same sources always have the same one, with or without Git. */
function version(): string {
  const { name, version, devDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, "package.json"), "utf8"),
  );
  const facts = { name, version, sources: hashBuildInputs(ROOT), node: devDependencies.node };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
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
    `${readFileSync(VERSION, "utf8")}build/ is ready: node build/server/index.js\n`,
  );
}
