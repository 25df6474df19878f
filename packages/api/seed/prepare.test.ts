import { describe, expect, it } from "vitest";
import { businessTypes } from "./business-types.ts";
import { ENGINES, createEmptyDatabase } from "@angadi/tests/databases";
import { runOperatorCommand } from "@angadi/tests/run-operator-command";
import { openDatabase } from "@angadi/database/connect";

describe.each(ENGINES)("starting on %s", (engine) => {
  it("is safe for two processes at once on an empty database", async () => {
    const { config, remove } = await createEmptyDatabase(engine);
    const env = {
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
    };
    const start = () => runOperatorCommand("seed", [], env);
    const outcomes = await Promise.allSettled(Array.from({ length: 2 }, start));
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);

    const { db, close } = openDatabase(config, () => undefined);
    const rows = await db.selectFrom("business_types").select("id").execute();
    expect(rows).toHaveLength(businessTypes.length);
    await close();
    await remove();
  });
});
