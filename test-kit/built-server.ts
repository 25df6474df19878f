import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./network.ts";
import { makeDisposable } from "./make-disposable.ts";

/** The build of `npm test`. */
export const BUILD = path.resolve(import.meta.dirname, "../build");

/** Compile cache: the suite starts over a hundred processes, which share the first one's code. */
export const COMPILE_CACHE_DIR = path.join(os.tmpdir(), "angadi-compiled");

/** The built server as in production, on a free port with its own data. */
export interface BuiltServer extends AsyncDisposable {
  url: string;
  dataDir: string;
  /** Variables added to its environment. */
  env: Record<string, string>;
  /** Its output so far. */
  readOutput: () => string;
  process: ChildProcess;
  /** Stops it like an operator and removes its data. Returns its exit code. */
  stop: () => Promise<number | null>;
}

const runningProcesses = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of runningProcesses) child.kill("SIGKILL");
});

/** Starts a build. `env` adds to a minimal environment. */
export async function startBuiltServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-data-")),
  build = BUILD,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [path.join(build, "server/index.js")], {
    cwd: path.dirname(build),
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: COMPILE_CACHE_DIR,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // Many run at once; tests of the desk set a port.
      DESK_PORT: "0",
      // There is no load balancer to drain.
      DRAIN_SECONDS: "0",
      // Tests send more leads than people do; tests of the rate limits set them.
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_EMAIL_PER_HOUR: "0",
      RATE_LIMIT_LOOKUPS_PER_MINUTE: "0",
      RATE_LIMIT_NAMES_PER_MINUTE: "0",
      RATE_LIMIT_COUNTS_PER_MINUTE: "0",
      // No server listens there, so that no test queries a real registry.
      RDAP_SERVERS: "com=http://127.0.0.1:9 in=http://127.0.0.1:9",
      ...env,
    },
  });
  runningProcesses.add(child);
  let output = "";
  let isOpen = false;
  const url = await new Promise<string>((resolve, reject) => {
    const appendOutput = (chunk: Buffer) => {
      output += chunk.toString();
      // Long tests print megabytes, so the output is not searched again once the server is open.
      const address = isOpen ? undefined : /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (!address) return;
      isOpen = true;
      resolve(address);
    };
    child.stdout.on("data", appendOutput);
    child.stderr.on("data", appendOutput);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return makeDisposable({
    url,
    dataDir,
    env,
    readOutput: () => output,
    process: child,
    async stop() {
      const code = await stopProcess(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  });
}

export interface ShellServer extends AsyncDisposable {
  url: string;
  port: number;
  process: ChildProcess;
  stop: () => Promise<number | null>;
}

/**
 * Starts the build in a shell, for tests about limits and redirections: `before` is for example
 * `ulimit -n 256`, `after` for example `> file`. Its output is not read.
 */
export async function startInShell({
  before = "",
  after = "",
  env = {},
}: {
  before?: string;
  after?: string;
  env?: Record<string, string>;
}): Promise<ShellServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-data-"));
  const port = await findFreePort();
  const script = `${before}\nexec "$0" build/server/index.js ${after}`;
  const child = spawn("sh", ["-c", script, process.execPath], {
    cwd: path.dirname(BUILD),
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DRAIN_SECONDS: "0",
      DESK_PORT: "0",
      ...env,
    },
  });
  runningProcesses.add(child);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return makeDisposable({
    url,
    port,
    process: child,
    async stop() {
      const code = await stopProcess(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  });
}

/** Waits until a server responds with a 2xx at a path; rejects if its process has exited. */
export async function waitUntilReady(
  url: string,
  child: ChildProcess,
  path = "/healthz",
): Promise<void> {
  for (;;) {
    const response = await fetch(url + path).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await wait(50);
  }
}

/** Sends a signal and waits for the process to exit. Returns the exit code. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  runningProcesses.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return exit;
}
