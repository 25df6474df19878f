import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { findFreePort } from "@angadi/test-kit/network";
import { retryUntil } from "./send-request.ts";

const BUILT = path.resolve(import.meta.dirname, "../../build/server/index.js");

/**
 * Starts the built server, stopped at the end of the test in any state. Its URL is an IP address.
 */
export async function startSite(
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<BuiltServer> {
  const server = await startBuiltServer(env, dataDir);
  onTestFinished(async () => {
    await stopProcess(server.process, "SIGKILL");
    rmSync(server.dataDir, { recursive: true, force: true });
  });
  // Avoids a name lookup, and uses one address family.
  return { ...server, url: server.url.replace("//localhost", "//127.0.0.1") };
}

/** The same started by a shell: `before` sets limits, `after` redirects the log. */
export async function startShellSite({ before = "", after = "" }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-shell-"));
  const port = await findFreePort();
  const server = spawn("sh", ["-c", `${before}\nexec "$0" ${BUILT} ${after}`, process.execPath], {
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DESK_PORT: "0",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_EMAIL_PER_HOUR: "0",
    },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    await stopProcess(server, "SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await retryUntil(async () => expect(await isListening(port)).toBe(true));
  return { url, process: server };
}

/** Whether the port accepts connections; the test checks whether it responds. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** Whether the process is still running. */
export const isAlive = ({ process: { exitCode, signalCode } }: Pick<BuiltServer, "process">) =>
  exitCode === null && signalCode === null;

/** Paths of cached pages that only need the site's own data. */
export const CACHED_PATHS = ["/pricing", "/about", "/terms"] as const;
