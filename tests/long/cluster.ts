import { type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { stopProcess, startBuiltServer, waitUntilReady } from "@angadi/test-kit/built-server";
import { findFreePort } from "@angadi/test-kit/network";
import { startPostgres } from "../postgres.ts";
import { HOST, startProxy } from "./proxy.ts";

/** Milliseconds until a crashed process is restarted, as in deploy/angadi@.service. */
const RESTART_DELAY_MS = 1000;

/** A supervised process. */
export interface Member {
  port: number;
  /** The number of automatic restarts after a crash. */
  restartCount: () => number;
  /** Restarts it as for a new build, and waits until it is ready. */
  restart: () => Promise<void>;
  /** Kills it, and waits until it has been restarted and is ready. */
  kill: () => Promise<void>;
  /** Ends it permanently. */
  end: () => Promise<void>;
}

/** The shipped setup: the proxy, two processes, one PostgreSQL. Removed at the end of the test. */
export async function startCluster(env: Record<string, string> = {}, builds: string[] = []) {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const members = await Promise.all(
    ports.map((port, index) =>
      startMember(
        {
          DATABASE_URL: databaseUrl,
          SITE_URL: `https://${HOST}`,
          TRUST_PROXY: "1",
          // At the level info, this process would collect millions of access log lines.
          LOG_LEVEL: "warn",
          // As in the shipped settings.
          RATE_LIMIT_PER_MINUTE: "10",
          RATE_LIMIT_EMAIL_PER_HOUR: "5",
          ...env,
        },
        port,
        builds[index],
      ),
    ),
  );
  const proxy = await startProxy(ports);
  return { postgres, databaseUrl, members: members as [Member, Member], proxy };
}

async function startMember(
  env: Record<string, string>,
  port: number,
  build: string | undefined,
): Promise<Member> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-member-"));
  let restartCount = 0;
  let current: ChildProcess;
  /** Processes that may exit. */
  const expectedExits = new Set<ChildProcess>();

  async function start(): Promise<void> {
    const server = await startBuiltServer({ PORT: String(port), ...env }, dataDir, build);
    current = server.process;
    server.process.once("exit", () => {
      if (expectedExits.has(server.process)) return;
      process.stdout.write(`A process died: ${server.readOutput().slice(-500)}\n`);
      startup = restartMember();
    });
    // As a deployment does.
    await waitUntilReady(server.url, server.process, "/readyz");
  }
  /** Retries forever: its dependencies may be down as well. */
  async function restartMember(): Promise<void> {
    restartCount += 1;
    await wait(RESTART_DELAY_MS);
    await start().catch(restartMember);
  }
  let startup = start();
  await startup;
  const end = async (signal: NodeJS.Signals) => {
    await startup;
    expectedExits.add(current);
    await stopProcess(current, signal);
  };
  onTestFinished(async () => {
    await end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    port,
    restartCount: () => restartCount,
    async restart() {
      await end("SIGTERM");
      startup = start();
      await startup;
    },
    async kill() {
      await startup;
      await stopProcess(current, "SIGKILL");
      await startup;
    },
    end: () => end("SIGTERM"),
  };
}
