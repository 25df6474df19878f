import { afterAll, describe, expect, it } from "vitest";
import { MAX_SAVED_FILTERS } from "@angadi/desk-ports/saved-filters";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("saved filters on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const mina = await desk.join("support", "Mina");
  const ravi = await desk.join("support", "Ravi");
  afterAll(desk.remove);

  const loadPage = async (address: string, cookie = mina) =>
    (await desk.visit(address, { cookie })).text();
  const save = (name: string, query: string, cookie = mina) =>
    desk.visit("/leads/filters", { cookie, form: { name, query } });
  /** Loads the page that a submitted form redirects to. */
  const followRedirect = async (response: Response, cookie = mina) => {
    expect(response.status).toBe(303);
    return loadPage(response.headers.get("location") ?? "", cookie);
  };
  const remove = (id: string, query: string, cookie = mina) =>
    desk.visit(`/leads/filters/${id}/delete`, { cookie, form: { query } });
  /** The name and URL of each saved filter. */
  const listLinks = (html: string) => {
    const [nav = ""] = /<nav class="tabs"[^]*?<\/nav>/.exec(html) ?? [];
    return [...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [name, href]);
  };
  const findDeleteId = (html: string) => /\/leads\/filters\/([\w-]+)\/delete/.exec(html)?.[1] ?? "";

  it("are offered once a filter is set, opened by a link, and deleted", async () => {
    expect(await loadPage("/leads")).not.toContain("Save filter");
    expect(await loadPage("/leads?status=new&days=7")).toContain("Save filter");

    const saved = await followRedirect(await save(" New  <b> ", "days=7&status=new&done=x&odd=1"));
    expect(saved).toContain("Filter saved.");
    expect(listLinks(saved)).toEqual([["New &lt;b&gt;", "/leads?status=new&amp;days=7"]]);
    expect(saved).toMatch(/aria-current="page">New &lt;b&gt;</);
    expect(saved).not.toContain("Save filter");
    expect(listLinks(await loadPage("/leads"))).toHaveLength(1);
    expect(await loadPage("/leads")).not.toContain("Delete filter");

    const deleted = await followRedirect(await remove(findDeleteId(saved), "status=new&days=7"));
    expect(deleted).toContain("Filter deleted.");
    expect(listLinks(deleted)).toEqual([]);
    expect(deleted).toContain("Save filter");
  });

  it("belong to one account", async () => {
    const id = findDeleteId(await followRedirect(await save("Mine", "owner=nobody")));
    expect(listLinks(await loadPage("/leads", ravi))).toEqual([]);
    expect((await remove(id, "", ravi)).status).toBe(404);
    expect((await save("Mine", "owner=nobody", ravi)).status).toBe(303);
    expect((await remove(id, "")).status).toBe(303);
    expect((await remove(id, "")).status).toBe(404);
    expect(listLinks(await loadPage("/leads", ravi))).toHaveLength(1);
  });

  it("need a filter and a unique name; a form sent twice saves one", async () => {
    await save("Spam", "status=spam");
    await save("Spam", "status=spam");
    expect(listLinks(await loadPage("/leads"))).toHaveLength(1);
    for (const [name, problem] of [
      ["", "Enter a name."],
      ["SPAM", "You have a filter with this name."],
      ["x".repeat(61), "Please use at most 60 characters."],
    ] as const) {
      const response = await save(name, "status=closed");
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(problem);
      expect(html).toMatch(/<details class="save-filter" open="">/);
      expect(html).toMatch(/<option value="closed" selected="">/);
    }
    expect((await save("All", "")).status).toBe(400);
    expect((await save("Odd", "status=odd")).status).toBe(400);
    await remove(findDeleteId(await loadPage("/leads?status=spam")), "");
  });

  it(`are at most ${MAX_SAVED_FILTERS} for each account, even if saved concurrently`, async () => {
    const saves = Array.from({ length: MAX_SAVED_FILTERS + 3 }, (_, index) =>
      save(`Filter ${index}`, `q=word${index}`),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(MAX_SAVED_FILTERS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const html = await loadPage("/leads?status=closed");
    expect(listLinks(html)).toHaveLength(MAX_SAVED_FILTERS);
    expect(html).toContain("the most possible");
    expect(html).not.toContain("Save filter");
  });

  it("are deleted with a person's data if they search for that person", async () => {
    const { db } = desk.database;
    await db.deleteFrom("lead_filters").execute();
    const reference = await desk.leads.send("Asha", { email: "asha@gone.test" });
    await save("Asha", "q=Asha%40gone.test");
    await save("Others", "q=ravi");
    const lead = await desk.ports.leads.find(reference);
    await desk.visit(`/leads/${lead?.id}/forget`, { cookie: mina, form: {} });
    expect(listLinks(await loadPage("/leads")).map(([name]) => name)).toEqual(["Others"]);
  });
});
