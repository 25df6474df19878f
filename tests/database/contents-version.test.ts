import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitFor } from "../wait-for.ts";
import { ENGINES, createSeededDatabase } from "../databases.ts";
import type { Database } from "@angadi/database/database";
import { openDatabase } from "@angadi/database/connect";
import { CONTENTS_CHANNEL, watchContents } from "@angadi/database/contents-version";

describe.each(ENGINES)("watchContents on %s", (engine) => {
  let firstDatabase: Database;
  let secondDatabase: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const created = await createSeededDatabase(engine);
    ({ database: firstDatabase, remove } = created);
    secondDatabase = openDatabase(created.config, () => undefined);
  });
  afterEach(async () => {
    await secondDatabase.close();
    await remove();
  });

  const rename = (title: string) =>
    secondDatabase.db.updateTable("blog_posts").set({ title }).execute();

  it("reports a writer's change before `checkNow` resolves", async () => {
    const onChange = vi.fn();
    const watch = await watchContents(firstDatabase, onChange);
    await rename("First");
    await watch.checkNow();
    expect(onChange).toHaveBeenCalledOnce();
    // Callers during a check share the next one.
    await rename("Second");
    await Promise.all([watch.checkNow(), watch.checkNow(), watch.checkNow()]);
    expect(onChange).toHaveBeenCalledTimes(2);
    await watch.stop();
    await rename("Third");
    await watch.checkNow();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it("reports changes of contents through another connection, and no other changes", async () => {
    const onChange = vi.fn();
    const watch = await watchContents(firstDatabase, onChange);
    await rename("A title");
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    await secondDatabase.db.deleteFrom("job_queue").execute();
    const callCount = onChange.mock.calls.length;
    await secondDatabase.db.deleteFrom("plans").execute();
    await waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(callCount));
    await watch.stop();
  });
});

describe("watchContents on PostgreSQL", () => {
  it("reports a change after a notification, or after a poll if the connection was cut", async () => {
    const { database, remove } = await createSeededDatabase("postgres");
    const onChange = vi.fn();
    const onNotification = vi.fn();
    const listener = database.listen?.(CONTENTS_CHANNEL, onNotification);
    const watch = await watchContents(database, onChange);
    const findListeners = () =>
      sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`.execute(database.db);
    await waitFor(async () => expect((await findListeners()).rows).toHaveLength(2));
    onNotification.mockClear();
    await database.db.deleteFrom("plans").execute();
    await waitFor(() => expect(onNotification).toHaveBeenCalledOnce());
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());

    for (const { pid } of (await findListeners()).rows) {
      await sql`SELECT pg_terminate_backend(${pid})`.execute(database.db);
    }
    await database.db.deleteFrom("business_types").execute();
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    // It listens again, and reports that it may have missed a notification.
    await waitFor(async () => expect((await findListeners()).rows).toHaveLength(2));
    await waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2));
    await watch.stop();
    await listener?.stop();
    await remove();
  });
});
