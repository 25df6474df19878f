import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteFirstOwner } from "@angadi/api/desk/invitations";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("signing in on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  beforeAll(async () => {
    desk = await createTestDesk(engine);
  });
  afterAll(() => desk.remove());

  const me = { name: "Asha", email: "Asha@angadi.test", password: PASSWORD };

  it("begins with a link that creates the owner's account, once", async () => {
    const older = await inviteFirstOwner(desk.database.db);
    const token = await inviteFirstOwner(desk.database.db);
    const welcome = `/welcome?token=${token}`;
    expect((await desk.visit(`/welcome?token=${older}`)).status).toBe(404);
    expect((await desk.visit("/welcome?token=guess", { form: me })).status).toBe(404);

    for (const [invalid, text] of [
      [{ password: "short" }, "too short"],
      [{ password: "password1234" }, "easy to guess"],
      [{ password: "Asha@angadi.test" }, "too close to your name or email"],
      [{ name: " " }, "Enter your name"],
      [{ email: "asha" }, "full email address"],
    ] as const) {
      const response = await desk.visit(welcome, { form: { ...me, ...invalid } });
      expect(response.status).toBe(422);
      expect(await response.text()).toMatch(new RegExp(text));
    }
    expect((await desk.visit(welcome, { form: me })).headers.get("location")).toContain("/sign-in");
    expect((await desk.visit(welcome, { form: me })).status).toBe(404);
    expect(await inviteFirstOwner(desk.database.db)).toBeUndefined();
    expect(await desk.ports.accounts.list()).toMatchObject([
      { name: "Asha", email: "asha@angadi.test", role: "owner" },
    ]);
    const invitations = await desk.database.db
      .selectFrom("staff_invitations")
      .selectAll()
      .execute();
    expect(JSON.stringify(invitations)).not.toContain(token);
  });

  it("accepts only the right password, and redirects only within the desk", async () => {
    const right = { email: "asha@angadi.test", password: PASSWORD };
    for (const invalid of [{ password: "not it at all" }, { email: "who@angadi.test" }]) {
      const response = await desk.visit("/sign-in", { form: { ...right, ...invalid } });
      expect(response.status).toBe(422);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const done = await desk.visit("/sign-in?next=%2Fleads%3Fq%3Da", { form: right });
    expect(done.headers.get("location")).toBe("/leads?q=a");
    const [cookie = ""] = done.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Max-Age=2592000/);
    for (const next of ["//evil.test", "/\t/evil.test", "/\n/evil.test"]) {
      const away = await desk.visit(`/sign-in?next=${encodeURIComponent(next)}`, { form: right });
      expect([next, away.status, away.headers.get("location")]).toEqual([next, 303, "/"]);
    }
  });

  it("ends in this browser, or everywhere", async () => {
    const email = "asha@angadi.test";
    const [one, otherSession] = [await desk.signIn(email), await desk.signIn(email)];
    await desk.visit("/sign-out", { cookie: one, form: {} });
    expect((await desk.visit("/", { cookie: one })).status).toBe(303);
    expect((await desk.visit("/", { cookie: otherSession })).status).toBe(200);
    await desk.visit("/account/sign-out-everywhere", { cookie: otherSession, form: {} });
    expect((await desk.visit("/", { cookie: otherSession })).status).toBe(303);
  });

  it("also requires a code if an authenticator app is set up, or a backup code once", async () => {
    const cookie = await desk.join("support", "Mina");
    const setupResponse = await desk.visit("/account/two-factor", {
      cookie,
      form: { password: PASSWORD },
    });
    const page = await setupResponse.text();
    const [secret = "", backup = ""] = [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(
      ([, code]) => code,
    );
    const invalid = await desk.visit("/account/two-factor/confirm", {
      cookie,
      form: { code: "1" },
    });
    expect(invalid.status).toBe(422);
    const on = await desk.visit("/account/two-factor/confirm", {
      cookie,
      form: { code: generateTotp(secret) },
    });
    expect(on.headers.get("location")).toContain("done=two-factor");

    for (const code of [generateTotp(secret), backup]) {
      const half = await desk.visit("/sign-in", {
        form: { email: "mina@angadi.test", password: PASSWORD },
      });
      expect(half.headers.get("location")).toBe("/code");
      const halfway = readCookies(half);
      expect((await desk.visit("/", { cookie: halfway })).status).toBe(303);
      const refused = await desk.visit("/code", { cookie: halfway, form: { code: "000000" } });
      expect(refused.status).toBe(422);
      const done = await desk.visit("/code", { cookie: halfway, form: { code } });
      expect(done.headers.get("location")).toBe("/");
      expect((await desk.visit("/", { cookie: readCookies(done) })).status).toBe(200);
    }
    const secondSignIn = await desk.visit("/sign-in", {
      form: { email: "mina@angadi.test", password: PASSWORD },
    });
    const used = await desk.visit("/code", {
      cookie: readCookies(secondSignIn),
      form: { code: backup },
    });
    expect(used.status).not.toBe(303);
  });

  it("changes the password if the old one is right, and ends the other sessions", async () => {
    const cookie = await desk.join("editor", "Edwin");
    const otherSession = await desk.signIn("edwin@angadi.test");
    const next = "three green umbrellas";
    const change = (current: string) =>
      desk.visit("/account/password", { cookie, form: { current, next } });
    expect((await change("not the right one")).status).toBe(422);
    const changed = await change(PASSWORD);
    expect((await desk.visit("/", { cookie: readCookies(changed) })).status).toBe(200);
    expect((await desk.visit("/", { cookie: otherSession })).status).toBe(303);
    expect(await desk.signIn("edwin@angadi.test", next)).toContain("session");
  });

  it("reloads a page that another site links to, so that the browser sends the cookie", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const first = await desk.visit("/leads?q=a", { headers });
    expect([first.status, first.headers.get("refresh")]).toEqual([200, "0; url=/leads?q=a"]);
    expect((await desk.visit("/leads?q=a")).headers.get("location")).toContain("/sign-in?next=");
  });

  it("is refused after too many attempts at one account", async () => {
    const form = { email: "nobody@angadi.test", password: "wrong wrong wrong" };
    expect((await desk.visit("/sign-in", { form })).status).toBe(422);
    // Attempts from many addresses.
    for (let tries = 1; tries < 10; tries += 1)
      await desk.visit("/sign-in", {
        form: { ...form, email: " Nobody@Angadi.test" },
        from: `192.0.2.${tries + 1}`,
      });
    const response = await desk.visit("/sign-in", { form });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain("Wait 15 minutes");
  });

  it("always leaves one owner, who can run the desk", async () => {
    const { accounts } = desk.ports;
    const asha = (await accounts.list()).find(({ name }) => name === "Asha");
    expect(await accounts.setActive(undefined, asha?.id ?? "", false)).toBe(false);

    // Nor does an invitation lower her role.
    const email = "asha@angadi.test";
    expect(await accounts.invite(undefined, "Asha@Angadi.test", "support")).toBeUndefined();
    const cookie = await desk.signIn(email);
    const form = { email, role: "editor" };
    const refused = await desk.visit("/people", { cookie, form });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("This is the only owner"),
    ]);

    // An invitation made while there was another owner cannot be accepted until there is one again.
    await desk.join("owner", "Olga");
    const token = await accounts.invite(undefined, email, "support");
    const olga = (await accounts.list()).find(({ name }) => name === "Olga");
    expect(await accounts.setActive(undefined, olga?.id ?? "", false)).toBe(true);
    const welcome = `/welcome?token=${token}`;
    const reused = await desk.visit(welcome, { form: { password: PASSWORD } });
    expect([reused.status, await reused.text()]).toEqual([
      409,
      expect.stringContaining("would take the Owner role from the only owner"),
    ]);
    expect((await desk.visit("/people", { cookie })).status).toBe(200);
    await accounts.setActive(undefined, olga?.id ?? "", true);
    expect((await desk.visit(welcome, { form: { password: PASSWORD } })).status).toBe(303);
    expect((await accounts.list()).find(({ name }) => name === "Asha")?.role).toBe("support");
    expect(await accounts.setActive(undefined, olga?.id ?? "", false)).toBe(false);
  });
});
