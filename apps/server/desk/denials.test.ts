import { afterAll, describe, expect, it } from "vitest";
import { seed } from "@angadi/api/seed/seed";
import { indexLeads } from "@angadi/api/desk/leads/index-leads";
import { savePost } from "@angadi/api/posts/save";
import { ROLES } from "@angadi/desk-ports/staff";
import { EMPTY_POST } from "@angadi/contract/post-document";
import { ACCESS, ROUTES, type AllowedRoles, isAllowed } from "@angadi/desk/request/access";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

/** Tables that no rejected request may change. */
const TABLES = [
  "staff",
  "staff_accounts",
  "staff_sessions",
  "staff_invitations",
  "staff_log",
  "desk_settings",
  "lead_states",
  "lead_events",
  "lead_filters",
  "affiliate_decisions",
  "partner_links",
  "contact_messages",
  "affiliate_applications",
  "posts",
  "post_revisions",
  "presence",
  "blog_posts",
  "pictures",
  "plans",
  "business_types",
  "job_queue",
] as const;

const FORM = {
  status: "closed",
  owner: "",
  note: "x",
  reason: "x",
  email: "x@y.test",
  role: "owner",
};

const PICTURE_ID = "0123456789abcdef0123456789abcdef";
const PICTURE = {
  name: "tea.png",
  width: 480,
  height: 300,
  alt: "Tea",
  created_at: "2026-01-01T00:00:00.000Z",
  uploaded_by: "Asha",
};

describe.each(ENGINES)("the desk rejects on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const cookies = {
    owner: await desk.join("owner"),
    editor: await desk.join("editor"),
    support: await desk.join("support"),
  };
  const reference = await desk.leads.apply("Asha");
  await seed(desk.database.db, "IN");
  const id = (await desk.ports.leads.find(reference))?.id ?? "";
  const post = await createPost(desk.database.db, "Asha");
  const save = { base: 1, kind: "save", savedBy: "Ravi", page: "" } as const;
  await savePost(desk.database.db, post, { ...save, document: { ...EMPTY_POST, title: "Tea" } });
  await desk.database.db
    .insertInto("pictures")
    .values({ ...PICTURE, id: PICTURE_ID })
    .execute();
  await desk.database.db
    .insertInto("picture_files")
    .values({ picture_id: PICTURE_ID, name: "480.webp", bytes: new Uint8Array(1) })
    .execute();
  // Otherwise indexing would change a table during the tests.
  await indexLeads(desk.database.db);
  afterAll(desk.remove);

  const readAllTables = async () =>
    JSON.stringify(
      await Promise.all(
        TABLES.map((table) => desk.database.db.selectFrom(table).selectAll().execute()),
      ),
    );
  const createVisit = (route: string) => {
    const [method = "", path = ""] = route.split(" ");
    const address = path
      .replace("/posts/:id", `/posts/${post}`)
      .replace(":version", "2")
      .replace("/pictures/:id/:name", `/pictures/${PICTURE_ID}/480.webp`)
      .replace(":queue", "notification")
      .replace("/types/:id", "/types/tea-stall")
      .replace(":id", id)
      .replace(":mail", id);
    return { address, form: method === "POST" ? FORM : undefined };
  };
  const guardedRoutes = ROUTES.filter((route) => (ACCESS[route] as AllowedRoles) !== "anyone");
  const postRoutes = ROUTES.filter((route) => route.startsWith("POST"));

  /** Requests a route, and expects a rejection and its line in the process's log. */
  async function expectRejection(
    route: string,
    visit: { cookie?: string; origin?: string | null },
  ) {
    desk.warnings.length = 0;
    const { address, form } = createVisit(route);
    const response = await desk.visit(address, { ...visit, ...(form ? { form } : {}) });
    const isSentToSignIn = response.headers.get("location")?.startsWith("/sign-in") ?? false;
    expect([route, isSentToSignIn || [401, 403].includes(response.status)]).toEqual([route, true]);
    expect([route, desk.warnings]).toMatchObject([route, [{ route }]]);
  }

  /** Expects that requests leave every table as it was. */
  async function expectNoChanges(requests: () => Promise<void>) {
    const before = await readAllTables();
    await requests();
    expect(await readAllTables()).toEqual(before);
  }

  it("every route without a session", async () => {
    expect.hasAssertions();
    await expectNoChanges(async () => {
      for (const route of guardedRoutes) await expectRejection(route, {});
    });
  });

  it("every route to each role that its access rule does not list", async () => {
    let requestCount = 0;
    await expectNoChanges(async () => {
      for (const route of guardedRoutes) {
        for (const role of ROLES) {
          if (isAllowed(route, role)) continue;
          await expectRejection(route, { cookie: cookies[role] });
          requestCount += 1;
        }
      }
    });
    expect(requestCount).toBeGreaterThan(20);
  });

  it("every form from another origin, or without an Origin header", async () => {
    expect.hasAssertions();
    await expectNoChanges(async () => {
      for (const route of postRoutes) {
        for (const origin of ["https://evil.test", "http://localhost:3000", "null", null]) {
          await expectRejection(route, { cookie: cookies.owner, origin });
        }
      }
    });
  });

  it("every route to a forged cookie", async () => {
    expect.hasAssertions();
    const [name = "", value = ""] = cookies.owner.split(/=(.*)/s);
    const token = decodeURIComponent(value).split(".")[0] ?? "";
    for (const forgedCookie of [
      `${name}=${token}`,
      `${name}=${token}.${Buffer.alloc(32, 7).toString("base64")}`,
      `${name}=${encodeURIComponent(`${token}x.${value.slice(token.length + 1)}`)}`,
      `${name}=' OR 1=1 --`,
    ]) {
      await expectNoChanges(async () => {
        for (const route of guardedRoutes) await expectRejection(route, { cookie: forgedCookie });
      });
    }
  });

  it("every route to an expired session, and to a session of a deactivated account", async () => {
    const expiredCookie = await desk.signIn("owner@angadi.test");
    const rows = await desk.database.db.selectFrom("staff_sessions").selectAll().execute();
    const token = decodeURIComponent(expiredCookie).split("=")[1]?.split(".")[0];
    const session = rows.find((row) => row.token === token);
    await desk.database.db
      .updateTable("staff_sessions")
      .set({ expires_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", session?.id ?? "")
      .execute();
    // The library deletes an expired session when it reads it.
    await desk.visit("/", { cookie: expiredCookie });
    await expectNoChanges(async () => {
      for (const route of guardedRoutes) await expectRejection(route, { cookie: expiredCookie });
    });

    const leaverCookie = await desk.join("owner", "Leaver");
    const person = (await desk.ports.accounts.list()).find(({ name }) => name === "Leaver");
    await desk.ports.accounts.setActive(undefined, person?.id ?? "", false);
    await expectNoChanges(async () => {
      for (const route of guardedRoutes) await expectRejection(route, { cookie: leaverCookie });
    });
    const newCookie = await desk.signIn("leaver@angadi.test");
    expect(newCookie).not.toContain("session");
  });

  it("routes without an access rule with Not Found, whatever the method", async () => {
    for (const path of [
      "/nothing",
      "/leads/x/y",
      "/api/auth/sign-up/email",
      "/api/auth/get-session",
    ])
      for (const method of ["GET", "POST", "PUT", "DELETE"])
        expect((await desk.visit(path, { cookie: cookies.owner, method })).status).toBe(404);
    expect((await desk.visit("/leads", { cookie: cookies.owner, method: "DELETE" })).status).toBe(
      404,
    );
  });

  it("flash messages with a name that no page sends", async () => {
    const pages = ["/types", "/types/tea-stall", "/jobs", `/posts/${post}`, "/account", "/people"];
    for (const page of [...pages, "/leads", `/leads/${id}`, `/affiliates/${id}`]) {
      for (const name of ["__proto__", "constructor"]) {
        const response = await desk.visit(`${page}?done=${name}`, { cookie: cookies.owner });
        expect([page, response.status]).toEqual([page, 200]);
        expect(await response.text()).not.toContain('class="notice success-notice"');
      }
    }
  });

  it("no request that a role's access rules allow", async () => {
    for (const route of guardedRoutes.filter(
      (route) => route.startsWith("GET") && !route.includes("live"),
    )) {
      for (const role of ROLES) {
        if (!isAllowed(route, role)) continue;
        const response = await desk.visit(createVisit(route).address, { cookie: cookies[role] });
        // A preview is on the public site.
        const status = route.endsWith("/preview") ? 303 : 200;
        expect([route, role, response.status]).toEqual([route, role, status]);
        await response.body?.cancel();
      }
    }
    expect(desk.errors).toEqual([]);
  });
});
