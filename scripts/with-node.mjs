/**
 * Runs a script of ours on the pinned Node, installing what is missing first. This file itself
 * must run on any Node from 20 and without any package.
 *
 *   node scripts/with-node.mjs scripts/start.ts [arguments]
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const bin = path.join(root, "node_modules", ".bin");
const stampFile = path.join(root, "node_modules", ".installed");

function install() {
  const lock = readFileSync(path.join(root, "package-lock.json"));
  const lockHash = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash) return;
  // With development packages even if NODE_ENV is production, because Node itself is one of them.
  // Without the warnings that the calling Node is too old for some of them.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, lockHash);
}

install();
const parent = process.ppid;
const child = spawn(path.join(bin, "node"), process.argv.slice(2), {
  cwd: root,
  // The channel closes when this process ends, for whatever reason, which tells the child.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm sends a signal to the shell that it started, which exits without passing it on.
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250).unref();
}
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 143 : 1)));
