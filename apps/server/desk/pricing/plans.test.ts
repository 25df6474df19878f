import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { seed } from "@angadi/api/seed/seed";
import { ENGINES } from "@angadi/tests/databases";
import { APP_ORIGIN, createTestDesk } from "@angadi/tests/desk";

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

  /** The fields of the page's form, with some changed. */
  async function createForm(intent: string, changes: Record<string, string> = {}) {
    const { plans, version } = await desk.ports.plans.read();
    const fields = plans.flatMap((plan, index) => [
      [`name:${plan.id}`, plan.planName],
      [`tagline:${plan.id}`, plan.tagline],
      [`monthly:${plan.id}`, plan.monthlyPrice.toLocaleString("en-IN")],
      [`yearly:${plan.id}`, plan.yearlyPrice.toLocaleString("en-IN")],
      [`place:${plan.id}`, `${index + 1}`],
    ]);
    return { ...Object.fromEntries(fields), base: version, intent, ...changes };
  }
  const send = async (fields: Record<string, string>) => {
    const response = await desk.visit("/plans", { cookie, form: fields });
    return { status: response.status, page: await response.text() };
  };
  const readPlans = async () => {
    const response = await desk.leads.api.request("/api/business/subscription?countryId=IN");
    return ((await response.json()) as { data: unknown[] }).data;
  };
  const listLogEntries = async () =>
    (await desk.ports.log.list({ before: undefined, limit: 50 })).filter(({ action }) =>
      action.startsWith("plan"),
    );
  const listRows = () => desk.database.db.selectFrom("plans").selectAll().orderBy("id").execute();
  const listPurges = () =>
    desk.database.db.selectFrom("job_queue").select(["kind", "payload"]).execute();

  it("are saved together: the API returns them, each change is logged, the CDN is purged", async () => {
    const before = (await listLogEntries()).length;
    const { status } = await send(
      await createForm("save", {
        "name:ai-powerhouse": "AI  Powerhouse Plus ",
        "tagline:ai-jumpstart": "Free <b>for</b> ever",
        "monthly:ai-growth-engine": "₹ 2,499",
        "yearly:ai-growth-engine": "24999",
        "place:ai-jumpstart": "2",
        "place:ai-growth-engine": "1",
      }),
    );
    expect(status).toBe(303);
    expect(await readPlans()).toMatchObject([
      {
        plan: { id: "ai-growth-engine", planName: "AI Growth Engine" },
        prices: { monthlySellingPrice: 2499, yearlySellingPrice: 24_999 },
      },
      { plan: { id: "ai-jumpstart" }, tagline: "Free <b>for</b> ever" },
      { plan: { id: "ai-powerhouse", planName: "AI Powerhouse Plus" } },
      { plan: { id: "ai-growth-partner" } },
    ]);
    const newEntries = (await listLogEntries()).slice(0, -before || undefined);
    expect(
      newEntries
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
    expect(await listPurges()).toEqual([
      { kind: "cdn-purge", payload: '{"addresses":[],"prefixes":["/"]}' },
    ]);
    expect(await (await desk.visit("/plans", { cookie })).text()).not.toContain("<b>for</b>");
  });

  it("write nothing and purge nothing if they are saved unchanged", async () => {
    const before = [await listRows(), await listLogEntries()];
    expect((await send(await createForm("save"))).status).toBe(303);
    expect([await listRows(), await listLogEntries()]).toEqual(before);
    expect(await listPurges()).toEqual([]);
  });

  it("are not saved in part: invalid fields are marked, and everything typed is kept", async () => {
    const before = await listRows();
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
      ["place:ai-powerhouse", "1"],
      ["place:ai-powerhouse", "5"],
    ] as const) {
      const form = { "tagline:ai-jumpstart": "Typed and kept", [field]: value };
      const { status, page } = await send(await createForm("save", form));
      expect([field, value, status]).toEqual([field, value, 422]);
      expect(page).toContain('aria-invalid="true"');
      expect(page).toContain('value="Typed and kept"');
    }
    const { "name:ai-powerhouse": _, ...incomplete } = await createForm("save");
    expect((await send(incomplete)).status).toBe(400);
    expect(await listRows()).toEqual(before);
  });

  it("keep the first of two people's changes; the second person sees both and saves again", async () => {
    const secondForm = await createForm("save", { "monthly:ai-powerhouse": "5,999" });
    await send(await createForm("save", { "monthly:ai-powerhouse": "5,499" }));
    const before = await listRows();
    const { status, page } = await send(secondForm);
    expect(status).toBe(409);
    expect(page).toMatch(/<del>₹5,499<\/del>[^]*<ins>₹5,999<\/ins>/);
    expect(page).toContain(
      "<b>Mina</b> · Changed a plan’s monthly price: AI Powerhouse 4999 → 5499",
    );
    expect(await listRows()).toEqual(before);
    const [, base = ""] = /name="base" value="([^"]*)"/.exec(page) ?? [];
    expect((await send({ ...secondForm, base })).status).toBe(303);
    expect(await listRows()).toMatchObject([{}, {}, {}, { monthly_price: 5999 }]);
  });

  it("are neither retired nor saved from a page that is older than a colleague's change", async () => {
    const form = await createForm("save", { "name:ai-powerhouse": "Typed and kept" });
    await post("/plans/add", newPlan);
    const before = await listRows();
    for (const path of ["/plans/ai-powerhouse/retire", "/plans/ai-powerhouse/restore", "/plans"]) {
      const { status, page } = await post(path, { ...form, ...CONFIRMED });
      expect([path, status]).toEqual([path, 409]);
      expect(page).toContain("<b>Mina</b> · Added a plan: AI Festival");
    }
    expect((await post("/plans", form)).page).toContain('value="Typed and kept"');
    expect(await listRows()).toEqual(before);
  });

  it("are not saved by a preview, which shows changes, warnings, hand-offs and the page", async () => {
    const before = await listRows();
    const { status, page } = await send(
      await createForm("preview", {
        "monthly:ai-growth-engine": "2,499",
        "name:ai-powerhouse": "AI Palace",
        "yearly:ai-jumpstart": "100",
      }),
    );
    expect(status).toBe(200);
    expect(page).toContain("Nothing is saved yet");
    expect(page).toContain("<del>₹1,999</del>");
    for (const warning of [
      "no plan called AI Palace",
      "The site knows a plan called AI Powerhouse",
      "AI Jumpstart is free for one period",
    ])
      expect(page).toContain(warning);
    expect(page).toContain(`${APP_ORIGIN}/website-type?id=ai-growth-engine&amp;ia=true`);
    expect(page).toContain(`${APP_ORIGIN}/website-type?ia=false`);
    const [, src = ""] = /<iframe[^>]* src="([^"]*)"/.exec(page) ?? [];
    const preview = await desk.visit(src.replaceAll("&amp;", "&"), { cookie });
    expect(await preview.text()).toContain("AI Palace");
    expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(preview.headers.get("content-security-policy")).toContain("sandbox");
    expect(await listRows()).toEqual(before);
  });

  it("are not previewed from an invalid draft in the URL", async () => {
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
  const post = async (path: string, fields: Record<string, string> = {}) => {
    const base = (await desk.ports.plans.read()).version;
    const response = await desk.visit(path, { cookie, form: { base, ...fields } });
    const address = response.headers.get("location");
    const { status } = response;
    return {
      status,
      page: await (address ? await desk.visit(address, { cookie }) : response).text(),
    };
  };
  const findLastEntry = async () => (await listLogEntries())[0];

  it("are added after the others, with the features of another plan", async () => {
    const { page } = await post("/plans/add", newPlan);
    expect(page).toContain("Plan added.");
    expect((await readPlans()).at(-1)).toEqual({
      plan: { id: "ai-festival", planName: "AI Festival", basedOn: "AI Growth Engine" },
      prices: { monthlySellingPrice: 999, yearlySellingPrice: 9999 },
      tagline: "For one season.",
    });
    expect(await findLastEntry()).toMatchObject({ action: "plan-added", subject: "AI Festival" });
    expect(page).toContain(`${APP_ORIGIN}/website-type?id=ai-festival&amp;ia=true`);
    expect(page).not.toContain("no plan called AI Festival");
    // The new plan is edited, previewed and saved like any other.
    const preview = await send(await createForm("preview", { "monthly:ai-festival": "1,099" }));
    expect(preview.page).not.toContain("no plan called AI Festival");
    const reordered = { "place:ai-festival": "4", "place:ai-growth-partner": "5" };
    expect((await send(await createForm("save", reordered))).status).toBe(303);
    expect((await readPlans())[3]).toMatchObject({ plan: { basedOn: "AI Growth Engine" } });
  });

  it("are not added with another plan's name, or incomplete", async () => {
    const before = await listRows();
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
    expect(await listRows()).toEqual(before);
  });

  it("are not sold once retired, and can be put back on sale", async () => {
    const question = await post("/plans/ai-powerhouse/retire");
    expect(question.page).toContain("Retire this plan?");
    expect((await readPlans()).length).toBe(4);
    const { page } = await post("/plans/ai-powerhouse/retire", CONFIRMED);
    expect(page).toContain("Plan retired.");
    expect(page).not.toContain("The site knows a plan called AI Powerhouse");
    expect(page).not.toContain("id=ai-powerhouse");
    const response = await desk.leads.api.request("/api/business/subscription?countryId=IN");
    const body = (await response.json()) as { data: unknown[]; retired: string[] };
    expect([body.data.length, body.retired]).toEqual([3, ["AI Powerhouse"]]);
    expect(await findLastEntry()).toMatchObject({
      action: "plan-retired",
      subject: "AI Powerhouse",
    });
    expect((await listPurges()).length).toBe(1);
    expect((await post("/plans/ai-powerhouse/retire", CONFIRMED)).status).toBe(409);

    expect((await post("/plans/ai-powerhouse/restore")).page).toContain("back on sale");
    expect((await readPlans()).at(-1)).toMatchObject({ plan: { id: "ai-powerhouse" } });
    expect((await post("/plans/ai-powerhouse/restore")).status).toBe(409);
  });

  it("keep the last one on sale", async () => {
    for (const { id } of (await desk.ports.plans.read()).plans.slice(1))
      expect((await post(`/plans/${id}/retire`, CONFIRMED)).status).toBe(303);
    expect((await post("/plans/ai-jumpstart/retire", CONFIRMED)).status).toBe(409);
    expect(await readPlans()).toHaveLength(1);
  });

  it("does not show plans of another country, and says what to do without plans", async () => {
    await desk.database.db.updateTable("plans").set({ country_id: "XX" }).execute();
    const page = await (await desk.visit("/plans", { cookie })).text();
    expect(page).toContain("No plans yet for the country IN");
    expect((await send({ base: "", intent: "save" })).status).not.toBe(303);
  });
});
