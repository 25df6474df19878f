import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ended } from "./built-server.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

export interface ShellServer {
  url: string;
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the build as a shell would, where a test is about the shell's part: limits set `before`
 * it, and where its output goes (`after`, such as `> file`).
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
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-shell-"));
  const port = await freePort();
  const child = spawn(
    "sh",
    ["-c", `${before}\nexec "$0" build/server/index.js ${after}`, process.execPath],
    {
      cwd: ROOT,
      env: {
        PATH: process.env["PATH"],
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        DRAIN_SECONDS: "0",
        ...env,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    port,
    process: child,
    async stop() {
      await ended(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a server says that it is there. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await wait(50);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Sends bytes as they are and gives everything that comes back until the connection ends. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
