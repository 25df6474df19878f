import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "@angadi/database/database";
import { schedulePost } from "@angadi/api/posts/states";
import { createPost, teaPost } from "@angadi/tests/create-post";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { startFastJobs } from "@angadi/tests/jobs";
import { waitFor } from "@angadi/tests/wait-for";
import { createPublishPostHandler } from "./publish-post.ts";

const SAVE = {
  document: { ...teaPost, title: "Tomorrow" },
  base: 1,
  savedBy: "asha",
  page: "",
};

describe.each(ENGINES)("scheduled posts on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ database, remove } = await createSeededDatabase(engine));
  });
  afterEach(() => remove());

  it("are published once at the scheduled time, however many processes run", async () => {
    const { db } = database;
    const publishAt = new Date(Date.now() + 1500);
    const id = await createPost(db, "asha");
    await schedulePost(db, id, SAVE, publishAt);

    const onPublished = vi.fn();
    const handler = createPublishPostHandler(db, { shouldPurge: true, onPublished });
    const processes = [1, 2, 3].map(() => startFastJobs(database, [handler]));
    const findPublished = () =>
      db.selectFrom("blog_posts").select("id").where("id", "=", "tomorrow").execute();
    let publishedAt = 0;
    await waitFor(async () => {
      expect(await findPublished()).toHaveLength(1);
      publishedAt ||= Date.now();
    });
    await waitFor(() => expect(onPublished).toHaveBeenCalled());
    for (const runner of processes) await runner.stop();
    expect(onPublished).toHaveBeenCalledOnce();
    expect(publishedAt).toBeGreaterThanOrEqual(publishAt.getTime());
  });

  it("are not published if they were unscheduled or rescheduled", async () => {
    const { db } = database;
    const id = await createPost(db, "asha");
    const publishAt = new Date(Date.now() + 60_000);
    await schedulePost(db, id, SAVE, publishAt);
    await db.updateTable("posts").set({ publish_at: "2999-01-01T00:00:00.000Z" }).execute();
    await db.updateTable("job_queue").set({ run_at: "" }).execute();
    const onPublished = vi.fn();
    const jobs = startFastJobs(database, [
      createPublishPostHandler(db, { shouldPurge: false, onPublished }),
    ]);
    await waitFor(async () => {
      const states = await db.selectFrom("job_queue").select("state").execute();
      expect(states).toEqual([{ state: "done" }]);
    });
    await jobs.stop();
    expect(onPublished).not.toHaveBeenCalled();
  });
});
