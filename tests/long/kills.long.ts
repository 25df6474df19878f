import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startPostgres } from "../postgres.ts";
import { compareLeads } from "../compare-leads.ts";
import { retryUntil } from "./send-request.ts";
import { createMetricLogger } from "./metrics.ts";
import { writeLeads } from "./leads.ts";
import { scaleCount } from "./scale.ts";

test.for(["sqlite", "postgres"] as const)(
  "1,000 kills while leads arrive on %s lose no acknowledged lead",
  async (engine, context) => {
    const note = createMetricLogger(context);
    const killCount = scaleCount(1000, 10);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-kills-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = engine === "postgres" ? await createEmptyPostgres() : undefined;
    const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};

    let server: BuiltServer | undefined;
    let isFinished = false;
    let keyCount = 0;
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, () =>
      writeLeads(
        {
          // Port 9 refuses connections, for when no server is running.
          getUrl: () => server?.url ?? "http://127.0.0.1:9",
          createKey: () => `kill-${(keyCount += 1)}`,
          shouldContinue: () => !isFinished,
        },
        acknowledged,
      ),
    );
    let seed = 1;
    for (let round = 0; round < killCount; round += 1) {
      server = await startBuiltServer({ ...env, LOG_LEVEL: "warn" }, dataDir);
      const acknowledgedBefore = acknowledged.length;
      await retryUntil(async () => expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore));
      // At pseudo-random moments during the following leads, the same on each run.
      seed = (seed * 48_271) % 2_147_483_647;
      await pause(seed % 100);
      await stopProcess(server.process, "SIGKILL");
    }
    const finalServer = await startBuiltServer(env, dataDir);
    server = finalServer;
    onTestFinished(async () => void (await stopProcess(finalServer.process, "SIGKILL")));
    isFinished = true;
    await Promise.all(writers);
    const { lost, duplicated } = await compareLeads(acknowledged, { databaseUrl, dataDir });
    note("kills", killCount);
    note("acknowledged", acknowledged.length);
    note("lost", lost.length);
    note("duplicated", duplicated.length);
    expect({ lost, duplicated }).toEqual({ lost: [], duplicated: [] });
  },
);

async function createEmptyPostgres(): Promise<string> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres.createDatabase();
}
