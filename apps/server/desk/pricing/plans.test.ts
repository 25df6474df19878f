import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { seed } from "@angadi/api/seed/seed";
import { ENGINES } from "@angadi/tests/databases";
import { APP, createTestDesk } from "@angadi/tests/desk";

const CONFIRMED = { confirmed: "yes" };
const PURGE = { url: "http://127.0.0.1:9", secret: "x".repeat(16) };

describe.each(ENGINES)("plans at the desk on %s", async (engine) => {
  const desk = await createTestDesk(engine, { purge: PURGE });
  const cookie = await desk.join("owner", "Mina");
  beforeEach(async () => {
    await seed(desk.database.db, "IN", { reset: true });
    await desk.database.db.deleteFrom("job_queue").execute();
  });
  afterAll(desk.remove);

  /** The page's form, with some fields replaced by typed values. */
  async function form(intent: string, typed: Record<string, string> = {}) {
    const { plans, version } = await desk.ports.plans.read();
    const fields = plans.flatMap((plan, index) => [
      [`name:${plan.id}`, plan.planName],
      [`tagline:${plan.id}`, plan.tagline],
      [`monthly:${plan.id}`, plan.monthlyPrice.toLocaleString("en-IN")],
      [`yearly:${plan.id}`, plan.yearlyPrice.toLocaleString("en-IN")],
      [`position:${plan.id}`, `${index + 1}`],
    ]);
    return { ...Object.fromEntries(fields), base: version, do: intent, ...typed };
  }
  const send = async (sent: Record<string, string>) => {
    const response = await desk.visit("/plans", { cookie, form: sent });
    return { status: response.status, page: await response.text() };
  };
  const readResponse = async () => {
    const response = await desk.leads.api.request("/api/business/subscription?countryId=IN");
    return ((await response.json()) as { data: unknown[] }).data;
  };
  const lines = async () =>
    (await desk.ports.log.list({ before: undefined, limit: 50 })).filter(({ action }) =>
      action.startsWith("plan"),
    );
  const rows = () => desk.database.db.selectFrom("plans").selectAll().orderBy("id").execute();
  const purges = () =>
    desk.database.db.selectFrom("job_queue").select(["kind", "payload"]).execute();

  it("are saved together: the API returns them, each change is logged, the CDN is purged", async () => {
    const before = (await lines()).length;
    const { status } = await send(
      await form("save", {
        "name:ai-powerhouse": "AI  Powerhouse Plus ",
        "tagline:ai-jumpstart": "Free <b>for</b> ever",
        "monthly:ai-growth-engine": "₹ 2,499",
        "yearly:ai-growth-engine": "24999",
        "position:ai-jumpstart": "2",
        "position:ai-growth-engine": "1",
      }),
    );
    expect(status).toBe(303);
    expect(await readResponse()).toMatchObject([
      {
        plan: { id: "ai-growth-engine", planName: "AI Growth Engine" },
        prices: { monthlySellingPrice: 2499, yearlySellingPrice: 24_999 },
      },
      { plan: { id: "ai-jumpstart" }, tagline: "Free <b>for</b> ever" },
      { plan: { id: "ai-powerhouse", planName: "AI Powerhouse Plus" } },
      { plan: { id: "ai-growth-partner" } },
    ]);
    const written = (await lines()).slice(0, -before || undefined);
    expect(
      written
        .map(({ staffName, action, subject, before: from, after }) =>
          [staffName, action, subject, from, after].join("|"),
        )
        .toSorted(),
    ).toEqual([
      "Mina|plan-monthly|AI Growth Engine|1999|2499",
      "Mina|plan-renamed|AI Powerhouse|AI Powerhouse|AI Powerhouse Plus",
      "Mina|plan-tagline|AI Jumpstart|A site of your own, free.|Free <b>for</b> ever",
      "Mina|plan-yearly|AI Growth Engine|19599|24999",
      "Mina|plans-ordered||AI Jumpstart, AI Growth Engine, AI Powerhouse, AI Growth Partner|AI Growth Engine, AI Jumpstart, AI Powerhouse Plus, AI Growth Partner",
    ]);
    expect(await purges()).toEqual([
      { kind: "cdn-purge", payload: '{"addresses":[],"prefixes":["/"]}' },
    ]);
    expect(await (await desk.visit("/plans", { cookie })).text()).not.toContain("<b>for</b>");
  });

  it("that are saved unchanged write nothing and purge nothing", async () => {
    const before = [await rows(), await lines()];
    expect((await send(await form("save"))).status).toBe(303);
    expect([await rows(), await lines()]).toEqual(before);
    expect(await purges()).toEqual([]);
  });

  it("are not saved in part: invalid fields are marked, and everything typed is kept", async () => {
    const before = await rows();
    for (const [field, value] of [
      ["monthly:ai-powerhouse", "1,999.50"],
      ["monthly:ai-powerhouse", "-1"],
      ["monthly:ai-powerhouse", "1e3"],
      ["monthly:ai-powerhouse", ""],
      ["yearly:ai-powerhouse", "1,00,00,000"],
      ["yearly:ai-powerhouse", "free"],
      ["name:ai-powerhouse", " "],
      ["name:ai-powerhouse", "ai growth  engine"],
      ["name:ai-powerhouse", "x".repeat(101)],
      ["tagline:ai-powerhouse", ""],
      ["tagline:ai-powerhouse", "x".repeat(161)],
      ["position:ai-powerhouse", "1"],
      ["position:ai-powerhouse", "5"],
    ] as const) {
      const typed = { "tagline:ai-jumpstart": "Typed and kept", [field]: value };
      const { status, page } = await send(await form("save", typed));
      expect([field, value, status]).toEqual([field, value, 422]);
      expect(page).toContain('aria-invalid="true"');
      expect(page).toContain('value="Typed and kept"');
    }
    const { "name:ai-powerhouse": _, ...incomplete } = await form("save");
    expect((await send(incomplete)).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  it("keep the first of two people's changes; the second person sees both and saves again", async () => {
    const second = await form("save", { "monthly:ai-powerhouse": "5,999" });
    await send(await form("save", { "monthly:ai-powerhouse": "5,499" }));
    const before = await rows();
    const { status, page } = await send(second);
    expect(status).toBe(409);
    expect(page).toMatch(/<del>₹5,499<\/del>[^]*<ins>₹5,999<\/ins>/);
    expect(page).toContain(
      "<b>Mina</b> · Changed a plan’s monthly price: AI Powerhouse 4999 → 5499",
    );
    expect(await rows()).toEqual(before);
    const [, base = ""] = /name="base" value="([^"]*)"/.exec(page) ?? [];
    expect((await send({ ...second, base })).status).toBe(303);
    expect(await rows()).toMatchObject([{}, {}, {}, { monthly_price: 5999 }]);
  });

  it("are neither retired nor saved from a page that is older than a colleague's change", async () => {
    const typed = await form("save", { "name:ai-powerhouse": "Typed and kept" });
    await post("/plans/add", newPlan);
    const before = await rows();
    for (const path of ["/plans/ai-powerhouse/retire", "/plans/ai-powerhouse/restore", "/plans"]) {
      const { status, page } = await post(path, { ...typed, ...CONFIRMED });
      expect([path, status]).toEqual([path, 409]);
      expect(page).toContain("<b>Mina</b> · Added a plan: AI Festival");
    }
    expect((await post("/plans", typed)).page).toContain('value="Typed and kept"');
    expect(await rows()).toEqual(before);
  });

  it("are not saved by a preview, which shows changes, warnings, hand-offs and the page", async () => {
    const before = await rows();
    const { status, page } = await send(
      await form("preview", {
        "monthly:ai-growth-engine": "2,499",
        "name:ai-powerhouse": "AI Palace",
        "yearly:ai-jumpstart": "100",
      }),
    );
    expect(status).toBe(200);
    expect(page).toContain("Nothing is saved yet");
    expect(page).toContain("<del>₹1,999</del>");
    for (const doubt of [
      "no plan called AI Palace",
      "The site knows a plan called AI Powerhouse",
      "AI Jumpstart is free for one period",
    ])
      expect(page).toContain(doubt);
    expect(page).toContain(`${APP}/website-type?id=ai-growth-engine&amp;ia=true`);
    expect(page).toContain(`${APP}/website-type?ia=false`);
    const [, src = ""] = /<iframe[^>]* src="([^"]*)"/.exec(page) ?? [];
    const drawn = await desk.visit(src.replaceAll("&amp;", "&"), { cookie });
    expect(await drawn.text()).toContain("AI Palace");
    expect(drawn.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(drawn.headers.get("content-security-policy")).toContain("sandbox");
    expect(await rows()).toEqual(before);
  });

  it("are refused if the URL's draft is invalid", async () => {
    for (const draft of ["x", "%22%3E%3Cscript%3E", "W10=%22%3E"]) {
      const response = await desk.visit(`/plans/page?draft=${draft}`, { cookie });
      expect([200, 400]).toContain(response.status);
      expect(await response.text()).not.toContain("<script>");
    }
  });

  const newPlan = {
    name: "AI Festival",
    tagline: "For one season.",
    monthly: "999",
    yearly: "₹9,999",
    basedOn: "AI Growth Engine",
  };
  const post = async (path: string, sent: Record<string, string> = {}) => {
    const base = (await desk.ports.plans.read()).version;
    const response = await desk.visit(path, { cookie, form: { base, ...sent } });
    const address = response.headers.get("location");
    const { status } = response;
    return {
      status,
      page: await (address ? await desk.visit(address, { cookie }) : response).text(),
    };
  };
  const lastLine = async () => (await lines())[0];

  it("are added after the others, with the features of another plan", async () => {
    const { page } = await post("/plans/add", newPlan);
    expect(page).toContain("Plan added.");
    expect((await readResponse()).at(-1)).toEqual({
      plan: { id: "ai-festival", planName: "AI Festival", basedOn: "AI Growth Engine" },
      prices: { monthlySellingPrice: 999, yearlySellingPrice: 9999 },
      tagline: "For one season.",
    });
    expect(await lastLine()).toMatchObject({ action: "plan-added", subject: "AI Festival" });
    expect(page).toContain(`${APP}/website-type?id=ai-festival&amp;ia=true`);
    expect(page).not.toContain("no plan called AI Festival");
    // It is edited, previewed and saved like any other plan.
    const looked = await send(await form("preview", { "monthly:ai-festival": "1,099" }));
    expect(looked.page).not.toContain("no plan called AI Festival");
    expect(
      (
        await send(
          await form("save", { "position:ai-festival": "4", "position:ai-growth-partner": "5" }),
        )
      ).status,
    ).toBe(303);
    expect((await readResponse())[3]).toMatchObject({ plan: { basedOn: "AI Growth Engine" } });
  });

  it("are not added with another plan's name, or incomplete", async () => {
    const before = await rows();
    for (const [field, value] of [
      ["name", " ai  powerhouse "],
      ["name", ""],
      ["name", "…"],
      ["tagline", ""],
      ["monthly", "-1"],
      ["yearly", "1.5"],
      ["basedOn", "Somebody’s Plan"],
    ] as const) {
      const { status, page } = await post("/plans/add", { ...newPlan, [field]: value });
      expect([field, status]).toEqual([field, 422]);
      expect(page).toContain('aria-invalid="true"');
    }
    expect((await post("/plans/add", { name: "AI Festival" })).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  it("are not sold once retired, and can be put back on sale", async () => {
    const question = await post("/plans/ai-powerhouse/retire");
    expect(question.page).toContain("Retire this plan?");
    expect((await readResponse()).length).toBe(4);
    const { page } = await post("/plans/ai-powerhouse/retire", CONFIRMED);
    expect(page).toContain("Plan retired.");
    expect(page).not.toContain("The site knows a plan called AI Powerhouse");
    expect(page).not.toContain("id=ai-powerhouse");
    const response = await desk.leads.api.request("/api/business/subscription?countryId=IN");
    const body = (await response.json()) as { data: unknown[]; retired: string[] };
    expect([body.data.length, body.retired]).toEqual([3, ["AI Powerhouse"]]);
    expect(await lastLine()).toMatchObject({ action: "plan-retired", subject: "AI Powerhouse" });
    expect((await purges()).length).toBe(1);
    expect((await post("/plans/ai-powerhouse/retire", CONFIRMED)).status).toBe(409);

    expect((await post("/plans/ai-powerhouse/restore")).page).toContain("back on sale");
    expect((await readResponse()).at(-1)).toMatchObject({ plan: { id: "ai-powerhouse" } });
    expect((await post("/plans/ai-powerhouse/restore")).status).toBe(409);
  });

  it("keep the last one on sale", async () => {
    for (const { id } of (await desk.ports.plans.read()).plans.slice(1))
      expect((await post(`/plans/${id}/retire`, CONFIRMED)).status).toBe(303);
    expect((await post("/plans/ai-jumpstart/retire", CONFIRMED)).status).toBe(409);
    expect(await readResponse()).toHaveLength(1);
  });

  it("of another country are left alone, and the page says what to do if there are no plans", async () => {
    await desk.database.db.updateTable("plans").set({ country_id: "XX" }).execute();
    const page = await (await desk.visit("/plans", { cookie })).text();
    expect(page).toContain("No plans yet for the country IN");
    expect((await send({ base: "", do: "save" })).status).not.toBe(303);
  });
});
