import { afterAll, describe, expect, it } from "vitest";
import { inviteFirstOwner } from "@angadi/api/staff/invitations";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("signing in on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  afterAll(desk.remove);

  const ownerForm = { name: "Asha", email: "Asha@angadi.test", password: PASSWORD };

  it("begins with a link that creates the owner's account, once", async () => {
    const oldToken = await inviteFirstOwner(desk.database.db);
    const token = await inviteFirstOwner(desk.database.db);
    const welcome = `/welcome?token=${token}`;
    expect((await desk.visit(`/welcome?token=${oldToken}`)).status).toBe(404);
    expect((await desk.visit("/welcome?token=guess", { form: ownerForm })).status).toBe(404);

    for (const [invalidFields, text] of [
      [{ password: "short" }, "too short"],
      [{ password: "password1234" }, "easy to guess"],
      [{ password: "Asha@angadi.test" }, "too close to your name or email"],
      [{ name: " " }, "Enter your name"],
      [{ email: "asha" }, "full email address"],
    ] as const) {
      const response = await desk.visit(welcome, { form: { ...ownerForm, ...invalidFields } });
      expect(response.status).toBe(422);
      expect(await response.text()).toMatch(new RegExp(text));
    }
    const accepted = await desk.visit(welcome, { form: ownerForm });
    expect(accepted.headers.get("location")).toContain("/sign-in");
    expect((await desk.visit(welcome, { form: ownerForm })).status).toBe(404);
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
    const rightForm = { email: "asha@angadi.test", password: PASSWORD };
    for (const invalidFields of [{ password: "not it at all" }, { email: "who@angadi.test" }]) {
      const response = await desk.visit("/sign-in", { form: { ...rightForm, ...invalidFields } });
      expect(response.status).toBe(422);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const response = await desk.visit("/sign-in?next=%2Fleads%3Fq%3Da", { form: rightForm });
    expect(response.headers.get("location")).toBe("/leads?q=a");
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Max-Age=2592000/);
    for (const next of ["//evil.test", "/\t/evil.test", "/\n/evil.test"]) {
      const path = `/sign-in?next=${encodeURIComponent(next)}`;
      const redirect = await desk.visit(path, { form: rightForm });
      expect([next, redirect.status, redirect.headers.get("location")]).toEqual([next, 303, "/"]);
    }
  });

  it("ends in this browser, or everywhere", async () => {
    const email = "asha@angadi.test";
    const [cookie, otherCookie] = [await desk.signIn(email), await desk.signIn(email)];
    await desk.visit("/sign-out", { cookie, form: {} });
    expect((await desk.visit("/", { cookie })).status).toBe(303);
    expect((await desk.visit("/", { cookie: otherCookie })).status).toBe(200);
    await desk.visit("/account/sign-out-everywhere", { cookie: otherCookie, form: {} });
    expect((await desk.visit("/", { cookie: otherCookie })).status).toBe(303);
  });

  let clientCount = 0;
  /** Completes the password step. Returns a function that enters a code for this sign-in. */
  async function enterPassword(name: string) {
    const form = { email: `${name.toLowerCase()}@angadi.test`, password: PASSWORD };
    // Attempts are limited by client.
    clientCount += 1;
    const from = `198.51.100.${clientCount}`;
    const response = await desk.visit("/sign-in", { form, from });
    expect(response.headers.get("location")).toBe("/code");
    const cookie = readCookies(response);
    expect((await desk.visit("/", { cookie })).status).toBe(303);
    return (code: string) => desk.visit("/code", { cookie, form: { code }, from });
  }
  const readSecrets = (page: string) =>
    [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = ""]) => code);

  it("also requires a code if an authenticator app is set up, or a backup code once", async () => {
    const { secret, backupCodes } = await desk.enableAuthenticator(
      await desk.join("support", "Mina"),
    );
    const [firstCode = "", secondCode = ""] = backupCodes;
    const retypedCode = ` ${secondCode.toUpperCase().replace("-", " ")} `;
    for (const code of [generateTotp(secret, 1), firstCode, retypedCode]) {
      const enterCode = await enterPassword("Mina");
      expect((await enterCode("000000")).status).toBe(422);
      const response = await enterCode(code);
      expect(response.headers.get("location")).toBe("/");
      expect((await desk.visit("/", { cookie: readCookies(response) })).status).toBe(200);
    }
    expect((await (await enterPassword("Mina"))(firstCode)).status).toBe(422);
    expect((await (await enterPassword("Mina"))(secondCode.replace("-", ""))).status).toBe(422);
  });

  it("accepts each code of an app once, even from several browsers concurrently", async () => {
    const { secret, code: usedCode } = await desk.enableAuthenticator(
      await desk.join("support", "Once"),
    );
    expect((await (await enterPassword("Once"))(usedCode)).status).toBe(422);
    const browsers = [
      await enterPassword("Once"),
      await enterPassword("Once"),
      await enterPassword("Once"),
    ];
    const code = generateTotp(secret, 1);
    const responses = await Promise.all(browsers.map((enterCode) => enterCode(code)));
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(["303", "422", "422"]);
    const repeated = await (await enterPassword("Once"))(code);
    expect([repeated.status, await repeated.text()]).toEqual([
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
    const confirmed = await confirm(generateTotp(secret));
    expect(confirmed.headers.get("location")).toContain("done=two-factor");
    // Once it is on, no page shows the secrets again.
    const lateResponse = await desk.visit("/account/two-factor/confirm", {
      cookie: readCookies(confirmed),
      form: { code: "1" },
    });
    expect(readSecrets(await lateResponse.text())).toEqual([]);
  });

  it("changes the password if the old one is right, and ends the other sessions", async () => {
    const cookie = await desk.join("editor", "Edwin");
    const otherCookie = await desk.signIn("edwin@angadi.test");
    const next = "three green umbrellas";
    const change = (current: string) =>
      desk.visit("/account/password", { cookie, form: { current, next } });
    expect((await change("not the right one")).status).toBe(422);
    const response = await change(PASSWORD);
    expect((await desk.visit("/", { cookie: readCookies(response) })).status).toBe(200);
    expect((await desk.visit("/", { cookie: otherCookie })).status).toBe(303);
    expect(await desk.signIn("edwin@angadi.test", next)).toContain("session");
  });

  it("reloads a page that another site links to, so that the browser sends the cookie", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const first = await desk.visit("/leads?q=a", { headers });
    expect([first.status, first.headers.get("refresh")]).toEqual([200, "0; url=/leads?q=a"]);
    expect((await desk.visit("/leads?q=a")).headers.get("location")).toContain("/sign-in?next=");
  });

  it("is rejected after too many attempts at one account", async () => {
    const form = { email: "nobody@angadi.test", password: "wrong wrong wrong" };
    expect((await desk.visit("/sign-in", { form })).status).toBe(422);
    // Attempts from many addresses.
    for (let attempt = 1; attempt < 10; attempt += 1)
      await desk.visit("/sign-in", {
        form: { ...form, email: " Nobody@Angadi.test" },
        from: `192.0.2.${attempt + 1}`,
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
    const rejected = await desk.visit("/people", { cookie, form });
    expect([rejected.status, await rejected.text()]).toEqual([
      422,
      expect.stringContaining("This is the only owner"),
    ]);

    // An invitation made while there was another owner cannot be accepted until there is one again.
    await desk.join("owner", "Olga");
    const token = await accounts.invite(undefined, email, "support");
    const olga = (await accounts.list()).find(({ name }) => name === "Olga");
    expect(await accounts.setActive(undefined, olga?.id ?? "", false)).toBe(true);
    const welcome = `/welcome?token=${token}`;
    const conflict = await desk.visit(welcome, { form: { password: PASSWORD } });
    expect([conflict.status, await conflict.text()]).toEqual([
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
