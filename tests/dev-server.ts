import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@angadi/test-kit/network";

const ROOT = path.resolve(import.meta.dirname, "..");
const NOT_COPIED = new Set([".git", ".react-router", "build", "data", "node_modules", "screens"]);

/** `npm run dev` on a copy of the sources that a test may edit. */
export interface DevServer {
  url: string;
  deskUrl: string;
  /** Its output so far. */
  readOutput: () => string;
  /**
   * Replaces `before`, or appends to the file if that is empty. Returns a function that undoes it.
   */
  edit: (file: string, before: string, after: string) => () => void;
  stop: () => Promise<void>;
}

export async function startDevServer(): Promise<DevServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-dev-"));
  copySources(folder);
  const [port, deskPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DESK_PORT: String(deskPort),
      STYLEGUIDE: "1",
    },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const readOutput = collectOutput(child);
  await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(`dev ended: ${readOutput()}`))),
  ]);
  return {
    url: `http://localhost:${port}`,
    deskUrl: `http://localhost:${deskPort}`,
    readOutput,
    edit(file, before, after) {
      const absolutePath = path.join(folder, file);
      const text = readFileSync(absolutePath, "utf8");
      if (!text.includes(before)) throw new Error(`${file}: no ${before}`);
      writeFileSync(absolutePath, before ? text.replace(before, after) : text + after);
      return () => writeFileSync(absolutePath, text);
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** Links packages individually, so that the copy has its own Vite cache in node_modules. */
function copySources(folder: string): void {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(ROOT, source)),
  });
  const packages = path.join(ROOT, "node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(packages)) {
    if (name.startsWith(".") || name === "@angadi") continue;
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name), "junction");
  }
  // The workspaces' links are relative, so they point to the copy.
  cpSync(path.join(packages, "@angadi"), path.join(folder, "node_modules/@angadi"), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  return () => output;
}
