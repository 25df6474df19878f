import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { businessTypes } from "./business-types.ts";
import { ENGINES, createEmptyDatabase } from "@angadi/tests/databases";
import { openDatabase } from "@angadi/database/connect";

const ROOT = path.resolve(import.meta.dirname, "../../..");

describe.each(ENGINES)("starting on %s", (engine) => {
  it("is safe for two processes at once on an empty database", async () => {
    const { config, remove } = await createEmptyDatabase(engine);
    const env = {
      PATH: process.env["PATH"],
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
    };
    const start = () =>
      promisify(execFile)(process.execPath, ["scripts/seed.ts"], { cwd: ROOT, env });
    const outcomes = await Promise.allSettled(Array.from({ length: 2 }, start));
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);

    const { db, close } = openDatabase(config, () => undefined);
    const rows = await db.selectFrom("business_types").select("id").execute();
    expect(rows).toHaveLength(businessTypes.length);
    await close();
    await remove();
  });
});
