import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { type BuiltServer, ended, startBuiltServer } from "../built-server.ts";
import { startInShell } from "../process.ts";

/** The built server, gone with its test whatever state it is in. Its URL is a plain address. */
export async function startSite(
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<BuiltServer> {
  const server = await startBuiltServer(env, dataDir);
  onTestFinished(async () => {
    await ended(server.process, "SIGKILL");
    rmSync(server.dataDir, { recursive: true, force: true });
  });
  // Without a look-up of the name, and with one address family.
  return { ...server, url: server.url.replace("//localhost", "//127.0.0.1") };
}

/** The same started by a shell, which sets limits before and says where the log goes after. */
export async function startShellSite(started: { before?: string; after?: string }) {
  const env = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_EMAIL_PER_HOUR: "0" };
  const server = await startInShell({ ...started, env });
  onTestFinished(async () => void (await ended(server.process, "SIGKILL")));
  return server;
}

/** Has not ended, neither by itself nor by a signal. */
export const isAlive = ({ process: { exitCode, signalCode } }: Pick<BuiltServer, "process">) =>
  exitCode === null && signalCode === null;

/** Addresses whose pages are kept and need no data but the site's own. */
export const KEPT = ["/pricing", "/about", "/terms"] as const;
