import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type CountKind, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toIndianDay } from "@angadi/api/counts/daily-counts";
import { createPartnerNumbersFinder } from "@angadi/api/counts/partner-numbers";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

const DAY_MS = 24 * 60 * 60 * 1000;

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
  const decide = async (
    id: string,
    action: "approve" | "decline",
    form: Record<string, string>,
  ) => {
    const { version } = (await desk.ports.affiliates.find(id)) ?? {};
    const hiddenFields = { submitKey: crypto.randomUUID(), version: `${version}` };
    return post(`/affiliates/${id}/${action}`, { ...hiddenFields, ...form });
  };
  const createPartner = async (name: string) => {
    const id = await apply(name);
    await decide(id, "approve", { shownState: "pending", partnerId: name.toLowerCase() });
    return id;
  };
  /** Creates a link. Returns its token, which the page shows once. */
  const createLink = async (id: string) => {
    const response = await post(`/affiliates/${id}/link`);
    expect(response.status).toBe(200);
    const [, token = ""] =
      /value="https:\/\/www\.angadi\.test\/affiliate\/numbers\/([0-9a-f]{40})"/.exec(
        await response.text(),
      ) ?? [];
    expect(token).not.toBe("");
    return token;
  };
  const findNumbers = (token: string) => createPartnerNumbersFinder(desk.database.db)(token);
  const listLog = () => desk.ports.log.list({ before: undefined, limit: 2 });

  it("are shown once, stored as a digest, replaced, and revoked", async () => {
    const id = await createPartner("Asha");
    const firstToken = await createLink(id);
    expect((await findNumbers(firstToken))?.partnerId).toBe("asha");
    const { rows } = await sql`SELECT * FROM partner_links`.execute(desk.database.db);
    const page = await (await desk.visit(`/affiliates/${id}`, { cookie })).text();
    expect(JSON.stringify([rows, page, await listLog()])).not.toContain(firstToken);
    expect(page).toContain("Replace link");

    const secondToken = await createLink(id);
    expect(await findNumbers(firstToken)).toBeUndefined();
    expect(await findNumbers(secondToken)).toBeDefined();
    await post(`/affiliates/${id}/link/end`);
    expect(await findNumbers(secondToken)).toBeUndefined();
    expect(await listLog()).toMatchObject([
      { action: "partner-link-ended", staffName: "Mina" },
      { action: "partner-link-made" },
    ]);
    // Revoking a link again is no error and is not logged.
    expect((await post(`/affiliates/${id}/link/end`)).status).toBe(303);
    expect(await listLog()).toMatchObject([{ action: "partner-link-ended" }, {}]);
  });

  it("are for approved partners only, and are deleted with the approval or the person's data", async () => {
    const pendingId = await apply("Waits");
    expect((await post(`/affiliates/${pendingId}/link`)).status).toBe(409);
    expect((await post("/affiliates/none/link")).status).toBe(404);
    expect((await post("/affiliates/none/link/end")).status).toBe(404);

    const id = await createPartner("Undone");
    const token = await createLink(id);
    await decide(id, "decline", { shownState: "approved", reason: "You asked for it." });
    expect(await findNumbers(token)).toBeUndefined();
    await decide(id, "approve", { shownState: "declined", partnerId: "undone" });
    expect(await findNumbers(token)).toBeUndefined();

    const deletedToken = await createLink(id);
    await post(`/leads/${id}/forget`);
    expect(await findNumbers(deletedToken)).toBeUndefined();
    const { rows } = await sql`SELECT * FROM partner_links WHERE application_id = ${id}`.execute(
      desk.database.db,
    );
    expect(rows).toEqual([]);
  });

  it("show what this partner's link brought on each of 90 days, and no other partner's", async () => {
    const now = Date.now();
    const addCount = (daysAgo: number, kind: CountKind, count: number, parts: object) =>
      addCounts(desk.database.db, toIndianDay(now - daysAgo * DAY_MS), [
        { ...createCountKey(kind, parts), count },
      ]);
    const ravi = { partner: "ravi" };
    await addCount(0, "visit", 5, { page: "/", ...ravi });
    await addCount(0, "visit", 2, { page: "/pricing", ...ravi });
    await addCount(0, "visit", 40, { page: "/", partner: "asha" });
    await addCount(0, "hand-off", 3, { page: "/", detail: "plan", ...ravi });
    await addCount(1, "lead", 1, { detail: "message", ...ravi });
    await addCount(1, "lead", 2, { detail: "application", ...ravi });
    await addCount(89, "visit", 9, { page: "/", ...ravi });
    await addCount(90, "visit", 100, { page: "/", ...ravi });
    const numbers = await findNumbers(await createLink(await createPartner("Ravi")));
    expect(numbers?.days).toHaveLength(90);
    const emptyDay = { visits: 0, handOffs: 0, messages: 0, applications: 0 };
    expect(numbers?.days.filter((day) => day.visits + day.messages > 0)).toEqual([
      { ...emptyDay, day: toIndianDay(now - 89 * DAY_MS), visits: 9 },
      { ...emptyDay, day: toIndianDay(now - DAY_MS), messages: 1, applications: 2 },
      { ...emptyDay, day: toIndianDay(now), visits: 7, handOffs: 3 },
    ]);
    expect(Date.parse(numbers?.writtenAt ?? "")).toBeGreaterThanOrEqual(now - 1);
  });

  it("are not found by an invalid token", async () => {
    await createLink(await createPartner("Zoya"));
    for (const guess of ["", "x", "0".repeat(40), "%", "' OR 1=1 --", "\u0000"]) {
      expect(await findNumbers(guess)).toBeUndefined();
    }
  });
});
