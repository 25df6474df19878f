import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";

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

/** Whether the process is still running. */
export const isAlive = ({ process: { exitCode, signalCode } }: Pick<BuiltServer, "process">) =>
  exitCode === null && signalCode === null;

/** Paths of cached pages that only need the site's own data. */
export const CACHED_PATHS = ["/pricing", "/about", "/terms"] as const;
