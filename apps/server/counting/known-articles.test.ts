import { afterAll, describe, expect, it } from "vitest";
import { ENGINES } from "@angadi/tests/databases";
import { startTotals } from "@angadi/tests/totals";
import { createKnownArticles } from "./known-articles.ts";

describe.each(ENGINES)("posts and guides counted by name on %s", async (engine) => {
  const totals = await startTotals(engine);
  afterAll(totals.stop);

  const log = { error: (details: object) => expect.fail(JSON.stringify(details)) };

  it("are those that existed at the last refresh", async () => {
    const { db } = totals.database;
    const articles = createKnownArticles(db, log as never);
    await articles.refresh();
    const [post] = await db.selectFrom("blog_posts").selectAll().limit(1).execute();
    const id = post?.id ?? "";
    expect(articles.find(`/blog/${id}`)).toEqual({ page: "/blog/:blogId", id });
    expect(articles.find("/business-starter-guide/startup-budget-calculator")).toEqual({
      page: "/business-starter-guide/:slug",
      id: "startup-budget-calculator",
    });
    for (const path of [
      "/",
      "/blog",
      "/blog/",
      "/blog/asha-rao-9848022338",
      `/blog/${id}/`,
      `/blog/${id}?x`,
      // A card without a guide.
      "/business-starter-guide/hiring-first-employees",
      "/business-starter-guide/constructor",
    ]) {
      expect([path, articles.find(path)]).toEqual([path, undefined]);
    }
    await db.updateTable("blog_posts").set({ id: "renamed" }).where("id", "=", id).execute();
    await articles.refresh();
    expect(articles.find(`/blog/${id}`)).toBeUndefined();
    expect(articles.find("/blog/renamed")?.id).toBe("renamed");
  });
});
