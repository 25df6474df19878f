import { afterAll, describe, expect, it } from "vitest";
import { inviteFirstOwner } from "@angadi/api/staff/invitations";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("signing in on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  afterAll(desk.remove);

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

  let clients = 0;
  /** Signs in up to the code. Returns a function that tries codes for this sign-in. */
  async function begin(name: string) {
    const form = { email: `${name.toLowerCase()}@angadi.test`, password: PASSWORD };
    // Attempts are limited by client.
    clients += 1;
    const from = `198.51.100.${clients}`;
    const half = await desk.visit("/sign-in", { form, from });
    expect(half.headers.get("location")).toBe("/code");
    const cookie = readCookies(half);
    expect((await desk.visit("/", { cookie })).status).toBe(303);
    return (code: string) => desk.visit("/code", { cookie, form: { code }, from });
  }
  const readSecrets = (page: string) =>
    [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = ""]) => code);

  it("also requires a code if an authenticator app is set up, or a backup code once", async () => {
    const { secret, backupCodes } = await desk.enableAuthenticator(
      await desk.join("support", "Mina"),
    );
    const [first = "", second = ""] = backupCodes;
    const retyped = ` ${second.toUpperCase().replace("-", " ")} `;
    for (const code of [generateTotp(secret, 1), first, retyped]) {
      const enter = await begin("Mina");
      expect((await enter("000000")).status).toBe(422);
      const done = await enter(code);
      expect(done.headers.get("location")).toBe("/");
      expect((await desk.visit("/", { cookie: readCookies(done) })).status).toBe(200);
    }
    expect((await (await begin("Mina"))(first)).status).toBe(422);
    expect((await (await begin("Mina"))(second.replace("-", ""))).status).toBe(422);
  });

  it("accepts each code of an app once, also from several browsers at once", async () => {
    const { secret } = await desk.enableAuthenticator(await desk.join("support", "Once"));
    // The code that set the app up.
    expect((await (await begin("Once"))(generateTotp(secret))).status).toBe(422);
    const browsers = [await begin("Once"), await begin("Once"), await begin("Once")];
    const code = generateTotp(secret, 1);
    const tries = await Promise.all(browsers.map((enter) => enter(code)));
    expect(tries.map(({ status }) => `${status}`).toSorted()).toEqual(["303", "422", "422"]);
    const again = await (await begin("Once"))(code);
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining("Each works once"),
    ]);
  });

  it("keeps the QR code, the key and the backup codes if the first code is wrong", async () => {
    const cookie = await desk.join("support", "Typo");
    const form = { password: PASSWORD };
    const page = await (await desk.visit("/account/two-factor", { cookie, form })).text();
    const confirm = (code: string) =>
      desk.visit("/account/two-factor/confirm", { cookie, form: { code } });
    const wrong = await confirm("1");
    const wrongPage = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(wrongPage).toContain("Wrong code");
    expect(readSecrets(wrongPage)).toEqual(readSecrets(page));
    const qr = /<svg class="qr"[^]*?<\/svg>/;
    expect(qr.exec(wrongPage)?.[0]).toBe(qr.exec(page)?.[0]);
    const [secret = ""] = readSecrets(page);
    const on = await confirm(generateTotp(secret));
    expect(on.headers.get("location")).toContain("done=two-factor");
    // Once it is on, no page shows the secrets again.
    const late = await desk.visit("/account/two-factor/confirm", {
      cookie: readCookies(on),
      form: { code: "1" },
    });
    expect(readSecrets(await late.text())).toEqual([]);
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
