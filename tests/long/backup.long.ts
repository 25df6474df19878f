import { execFile } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { waitFor } from "../wait-for.ts";
import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";
import { prepareDatabase } from "@angadi/api/seed/prepare";
import { stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startPostgres } from "../postgres.ts";
import { sendLead } from "../send-lead.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const LEAD_COUNT = 100_000;
const BATCH_SIZE = 500;
/** Maximum seconds for restoring. */
const MAX_RESTORE_SECONDS = 60;

/** The drill of docs/backups.md, with the built server and the operator's commands. */
test.for(["sqlite", "postgres"] as const)(
  "a backup of 100,000 leads on %s can be restored",
  async (engine, { task }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-drill-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = engine === "postgres" ? await startPostgres() : undefined;
    onTestFinished(() => postgres?.stop());
    const createConfig = async (name: string): Promise<DatabaseConfig> => ({
      databaseUrl: await postgres?.createDatabase(),
      dataDir: path.join(folder, name),
    });
    const sourceConfig = await createConfig("source");
    await insertLeads(sourceConfig);

    const server = await startBuiltServer(createEnv(sourceConfig), sourceConfig.dataDir);
    onTestFinished(async () => void (await stopProcess(server.process, "SIGKILL")));
    const acknowledged: { reference: string; time: number }[] = [];
    const rejectedStatuses: number[] = [];
    const stop = new AbortController();
    const writers = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!stop.signal.aborted) {
          const { status, reference } = await send(server.url);
          if (reference === undefined) rejectedStatuses.push(status);
          else acknowledged.push({ reference, time: Date.now() });
        }
      }),
    );
    await waitFor(() => expect(acknowledged.length).toBeGreaterThan(50));
    const file = path.join(folder, "backup");
    const startedAt = Date.now();
    const output = await runCommand("backup", sourceConfig, file);
    const backupSeconds = (Date.now() - startedAt) / 1000;
    const acknowledgedCount = acknowledged.length;
    await waitFor(() => expect(acknowledged.length).toBeGreaterThan(acknowledgedCount + 20));
    stop.abort();
    await writers;

    const targetConfig = await createConfig("target");
    const restoreStartedAt = performance.now();
    await runCommand("restore", targetConfig, file);
    const restoreSeconds = (performance.now() - restoreStartedAt) / 1000;

    const restoredServer = await startBuiltServer(createEnv(targetConfig), targetConfig.dataDir);
    expect((await send(restoredServer.url)).status).toBe(201);
    await stopProcess(restoredServer.process, "SIGTERM");
    const restoredReferences = await listReferences(targetConfig);
    const backedUpTo = Date.parse(/up to (\S+Z)/.exec(output)?.[1] ?? "");
    const expected = acknowledged.filter(({ time }) => time < backedUpTo);
    const lost = expected.filter(({ reference }) => !restoredReferences.has(reference));
    const figures = {
      leads: restoredReferences.size.toLocaleString("en"),
      "acknowledged before it was done": String(expected.length),
      "writers held": backedUpTo > startedAt + backupSeconds * 500 ? "to the end" : "for 5 s",
      refused: String(rejectedStatuses.length),
      lost: String(lost.length),
      file: `${Math.round(statSync(file).size / 1e6)} MB`,
      backup: `${backupSeconds.toFixed(1)} s`,
      restore: `${restoreSeconds.toFixed(1)} s`,
    };
    Object.assign(task.meta, { figures });
    console.log(engine, figures);
    expect(lost).toEqual([]);
    expect(rejectedStatuses).toEqual([]);
    expect(restoredReferences.size).toBeGreaterThan(LEAD_COUNT);
    expect(restoreSeconds).toBeLessThan(MAX_RESTORE_SECONDS);
  },
);

async function insertLeads(config: DatabaseConfig): Promise<void> {
  const database = openDatabase(config, () => undefined);
  await prepareDatabase(database, "IN");
  for (let start = 0; start < LEAD_COUNT; start += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, offset) => ({
      id: randomUUIDv7(),
      reference: `D${start + offset}`,
      name: `Sender ${start + offset}`,
      email: `sender-${start + offset}@shop.test`,
      mobile_no: "9848012345",
      message: `I bake ${offset} cakes a week and would like a website for my shop. `.repeat(5),
      context: JSON.stringify({ landingPath: "/pricing", utm: { utm_source: "mela" } }),
      idempotency_key: `drill-${start + offset}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + (start + offset) * 1000).toISOString(),
    }));
    const jobs = rows.map(({ id, created_at }) => ({
      id: randomUUIDv7(),
      kind: "lead-received",
      subject: id,
      payload: "null",
      created_at,
      state: "done",
      finished_at: created_at,
    }));
    await database.db.transaction().execute(async (trx) => {
      await trx.insertInto("contact_messages").values(rows).execute();
      await trx.insertInto("job_queue").values(jobs).execute();
    });
  }
  await database.close();
}

const createEnv = ({ databaseUrl, dataDir }: DatabaseConfig): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Returns the output of an operator's command; rejects if it fails. */
async function runCommand(script: string, config: DatabaseConfig, file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, file], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...createEnv(config) },
  });
  return stdout;
}

async function send(url: string): Promise<{ status: number; reference?: string }> {
  const response = await sendLead(url, {}, { "Idempotency-Key": randomUUIDv7() });
  const body = (await response.json()) as { data?: { reference: string } };
  return { status: response.status, ...body.data };
}

async function listReferences(config: DatabaseConfig): Promise<Set<string>> {
  const { db, close } = openDatabase(config, () => undefined);
  const rows = await db.selectFrom("contact_messages").select("reference").execute();
  await close();
  return new Set(rows.map(({ reference }) => reference));
}
