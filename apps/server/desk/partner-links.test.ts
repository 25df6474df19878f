import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type CountKind, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toDay } from "@angadi/api/counts/daily-counts";
import { createPartnerNumbersFinder } from "@angadi/api/counts/partner-numbers";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)("private links to partners' numbers on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const cookie = await desk.join("support", "Mina");
  afterAll(desk.remove);

  const post = (path: string, form: Record<string, string> = {}) =>
    desk.visit(path, { cookie, form });
  const apply = async (name: string) => {
    const email = `${name.toLowerCase()}@apply.test`;
    return (await desk.ports.leads.find(await desk.leads.apply(name, { email })))?.id ?? "";
  };
  const decide = async (id: string, how: "approve" | "refuse", form: Record<string, string>) => {
    const { version } = (await desk.ports.affiliates.find(id)) ?? {};
    const hidden = { once: crypto.randomUUID(), version: `${version}` };
    return post(`/affiliates/${id}/${how}`, { ...hidden, ...form });
  };
  const partner = async (name: string) => {
    const id = await apply(name);
    await decide(id, "approve", { was: "waiting", partnerId: name.toLowerCase() });
    return id;
  };
  /** Makes a link. Returns its token, as the page shows it once. */
  const makeLink = async (id: string) => {
    const response = await post(`/affiliates/${id}/link`);
    expect(response.status).toBe(200);
    const [, token = ""] =
      /value="https:\/\/www\.angadi\.test\/affiliate\/numbers\/([0-9a-f]{40})"/.exec(
        await response.text(),
      ) ?? [];
    expect(token).not.toBe("");
    return token;
  };
  const find = (token: string) => createPartnerNumbersFinder(desk.database.db)(token);
  const log = () => desk.ports.log.list({ before: undefined, limit: 2 });

  it("are shown once, stored as a digest, replaced, and revoked", async () => {
    const id = await partner("Asha");
    const first = await makeLink(id);
    expect((await find(first))?.partnerId).toBe("asha");
    const { rows } = await sql`SELECT * FROM partner_links`.execute(desk.database.db);
    const page = await (await desk.visit(`/affiliates/${id}`, { cookie })).text();
    expect(JSON.stringify([rows, page, await log()])).not.toContain(first);
    expect(page).toContain("Replace link");

    const second = await makeLink(id);
    expect([(await find(first)) !== undefined, (await find(second)) !== undefined]).toEqual([
      false,
      true,
    ]);
    await post(`/affiliates/${id}/link/end`);
    expect(await find(second)).toBeUndefined();
    expect(await log()).toMatchObject([
      { action: "partner-link-ended", staffName: "Mina" },
      { action: "partner-link-made" },
    ]);
    // Ending a link twice is no error and is not logged.
    expect((await post(`/affiliates/${id}/link/end`)).status).toBe(303);
    expect(await log()).toMatchObject([{ action: "partner-link-ended" }, {}]);
  });

  it("are for approved partners only, and are deleted with the approval or the person's data", async () => {
    const waiting = await apply("Waits");
    expect((await post(`/affiliates/${waiting}/link`)).status).toBe(409);
    expect((await post("/affiliates/none/link")).status).toBe(404);
    expect((await post("/affiliates/none/link/end")).status).toBe(404);

    const id = await partner("Undone");
    const token = await makeLink(id);
    await decide(id, "refuse", { was: "approved", reason: "You asked for it." });
    expect(await find(token)).toBeUndefined();
    await decide(id, "approve", { was: "refused", partnerId: "undone" });
    expect(await find(token)).toBeUndefined();

    const forgotten = await makeLink(id);
    await post(`/leads/${id}/forget`);
    expect(await find(forgotten)).toBeUndefined();
    const { rows } = await sql`SELECT * FROM partner_links WHERE application_id = ${id}`.execute(
      desk.database.db,
    );
    expect(rows).toEqual([]);
  });

  it("show what came by this partner's link on each of 90 days, and nothing of other partners", async () => {
    const now = Date.now();
    const add = (back: number, kind: CountKind, count: number, parts: object) =>
      addCounts(desk.database.db, toDay(now - back * DAY), [
        { ...createCountKey(kind, parts), count },
      ]);
    const ravi = { partner: "ravi" };
    await add(0, "visit", 5, { page: "/", ...ravi });
    await add(0, "visit", 2, { page: "/pricing", ...ravi });
    await add(0, "visit", 40, { page: "/", partner: "asha" });
    await add(0, "hand-off", 3, { page: "/", detail: "plan", ...ravi });
    await add(1, "lead", 1, { detail: "message", ...ravi });
    await add(1, "lead", 2, { detail: "application", ...ravi });
    await add(89, "visit", 9, { page: "/", ...ravi });
    await add(90, "visit", 100, { page: "/", ...ravi });
    const numbers = await find(await makeLink(await partner("Ravi")));
    expect(numbers?.days).toHaveLength(90);
    const none = { visits: 0, handOffs: 0, messages: 0, applications: 0 };
    expect(numbers?.days.filter((day) => day.visits + day.messages > 0)).toEqual([
      { ...none, day: toDay(now - 89 * DAY), visits: 9 },
      { ...none, day: toDay(now - DAY), messages: 1, applications: 2 },
      { ...none, day: toDay(now), visits: 7, handOffs: 3 },
    ]);
    expect(Date.parse(numbers?.writtenAt ?? "")).toBeGreaterThanOrEqual(now - 1);
  });

  it("are not found by an invalid token", async () => {
    await makeLink(await partner("Zoya"));
    for (const guess of ["", "x", "0".repeat(40), "%", "' OR 1=1 --", "\u0000"]) {
      expect(await find(guess)).toBeUndefined();
    }
  });
});
