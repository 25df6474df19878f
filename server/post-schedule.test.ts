import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#api/db/connect.ts";
import type { Database } from "#api/db/database.ts";
import { prepareDatabase } from "#api/prepare.ts";
import { createPost } from "#api/posts/save.ts";
import { schedulePost } from "#api/posts/states.ts";
import { EMPTY_POST } from "#contract/post-document.ts";
import { ENGINES, emptyDatabase } from "#tests/databases.ts";
import { startPostSchedule } from "./post-schedule.ts";

const DOCUMENT = {
  ...EMPTY_POST,
  title: "Tomorrow",
  excerpt: "Soon",
  category: "Tea",
  author: "Asha",
  blocks: [{ type: "paragraph" as const, html: "Tea" }],
};

describe.each(ENGINES)("scheduled posts on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const empty = await emptyDatabase(engine);
    remove = empty.remove;
    database = openDatabase(empty.config, () => undefined);
    await prepareDatabase(database, "IN");
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
    await remove();
  });

  it("are public within a second of their time, once however many processes look", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const at = new Date(Date.now() + 3_600_000);
    const id = await createPost(database.db, "asha");
    const save = { document: DOCUMENT, base: 1, by: "asha", page: "" };
    await schedulePost(database.db, id, save, at);

    const onPublished = vi.fn();
    const log = { info: vi.fn(), error: vi.fn() };
    const config = { purges: true, onPublished };
    const processes = [1, 2, 3].map(() => startPostSchedule(database, config, log));
    const shown = () =>
      database.db.selectFrom("blog_posts").select("id").where("id", "=", "tomorrow").execute();
    vi.setSystemTime(at.getTime() - 1000);
    expect(await shown()).toEqual([]);
    vi.setSystemTime(at);
    await vi.waitFor(async () => expect(await shown()).toHaveLength(1), 1000);
    await vi.waitFor(() => expect(onPublished).toHaveBeenCalledOnce());
    for (const one of processes) await one.stop();
    expect(log.error).not.toHaveBeenCalled();
  });

  it("wait while the database is away, which is logged", async () => {
    const log = { info: vi.fn(), error: vi.fn() };
    await database.close();
    const schedule = startPostSchedule(database, { purges: false, onPublished: vi.fn() }, log);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
    await schedule.stop();
  });
});
