import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ENGINES, emptyDatabase } from "#tests/databases.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./connect.ts";
import { watchContents } from "./contents-version.ts";
import { prepareDatabase } from "./prepare.ts";

describe.each(ENGINES)("watching the contents on %s", (engine) => {
  let here: Database;
  let elsewhere: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const made = await emptyDatabase(engine);
    remove = made.remove;
    here = openDatabase(made.config, () => undefined);
    await prepareDatabase(here, "IN");
    elsewhere = openDatabase(made.config, () => undefined);
  });

  afterEach(async () => {
    await here.close();
    await elsewhere.close();
    await remove();
  });

  it("hears of what another process changes, and of nothing else", async () => {
    const onChange = vi.fn();
    const watch = watchContents(here.db, onChange);
    const renamed = (title: string) =>
      elsewhere.db.updateTable("blog_posts").set({ title }).execute();
    await vi.waitFor(
      async () => {
        await renamed("A title");
        expect(onChange).toHaveBeenCalled();
      },
      { timeout: 10_000 },
    );
    await elsewhere.db.deleteFrom("outbox").execute();
    const heard = onChange.mock.calls.length;
    await elsewhere.db.deleteFrom("plans").execute();
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(heard));
    await watch.stop();
  });
});
