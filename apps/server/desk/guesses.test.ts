import { afterAll, describe, expect, it } from "vitest";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

/** Guesses allowed per account in 15 minutes. */
const MAX_GUESSES = 10;
const WRONG_PASSWORD = "not the right one";

describe.each(ENGINES)("guesses at the desk on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  afterAll(desk.remove);

  /** Counts guesses as if they came from many clients. */
  async function guessPassword(kind: "sign-in" | "password", account: string, count: number) {
    for (let number = 1; number <= count; number += 1)
      await desk.ports.limitGuess({ kind, account, address: `192.0.2.${100 + number}` });
  }

  const readStaffId = async (name: string) =>
    (await desk.ports.accounts.list()).find((person) => person.name === name)?.id ?? "";

  /** Completes the password step; returns the cookie for the code step. */
  const enterPassword = async (name: string, from: string) =>
    readCookies(
      await desk.visit("/sign-in", {
        form: { email: `${name.toLowerCase()}@angadi.test`, password: PASSWORD },
        from,
      }),
    );

  it("at codes without a completed password step lock nobody out", async () => {
    const { secret } = await desk.enableAuthenticator(await desk.join("owner", "Asha"));
    const from = "203.0.113.1";
    for (const cookie of [undefined, "desk.two_factor=2fa-x.AAAA", "desk.two_factor=x"]) {
      for (let number = 1; number <= MAX_GUESSES + 1; number += 1) {
        const visit = { form: { code: "000000" }, ...(cookie && { cookie }) };
        const response = await desk.visit("/code", { ...visit, from: `198.51.100.${number}` });
        expect(response.status).toBe(401);
      }
    }
    const anonymous = await desk.visit("/code", { form: { code: "000000" }, from });
    expect(await anonymous.text()).toContain("Sign in with your email and password first");

    const pendingCookie = await enterPassword("Asha", from);
    const codeResponse = await desk.visit("/code", {
      form: { code: generateTotp(secret, 1) },
      cookie: pendingCookie,
      from,
    });
    expect([codeResponse.status, codeResponse.headers.get("location")]).toEqual([303, "/"]);
  });

  it("at one account's code do not lock other accounts", async () => {
    const from = "203.0.113.2";
    const mina = await desk.enableAuthenticator(await desk.join("support", "Mina"));
    await desk.enableAuthenticator(await desk.join("support", "Victor"));
    const statuses: number[] = [];
    let victorCookie = "";
    for (let number = 1; number <= MAX_GUESSES + 1; number += 1) {
      const client = `198.51.100.${100 + number}`;
      // The auth library ends a challenge after five wrong codes.
      if (number % 4 === 1) victorCookie = await enterPassword("Victor", client);
      const form = { code: "000000" };
      const response = await desk.visit("/code", { form, cookie: victorCookie, from: client });
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(429);
    const pendingCookie = await enterPassword("Mina", from);
    const form = { code: generateTotp(mina.secret, 1) };
    expect((await desk.visit("/code", { form, cookie: pendingCookie, from })).status).toBe(303);
  });

  it("from one client are limited, with or without a password step", async () => {
    const from = "203.0.113.3";
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1)
      statuses.push((await desk.visit("/code", { form: { code: "1" }, from })).status);
    expect([statuses[29], statuses[30]]).toEqual([401, 429]);
  });

  it("at the password of a signed-in user are limited, and the page says to wait", async () => {
    const next = "three green umbrellas";
    for (const [path, form] of [
      ["/account/password", { current: WRONG_PASSWORD, next }],
      ["/account/two-factor", { password: WRONG_PASSWORD }],
      ["/account/two-factor/end", { password: WRONG_PASSWORD }],
    ] as const) {
      const name = path.replaceAll("/", "-").slice(1);
      const cookie = await desk.join("editor", name);
      expect((await desk.visit(path, { cookie, form })).status).toBe(422);
      await guessPassword("password", await readStaffId(name), MAX_GUESSES - 1);
      // The right password is rejected as well.
      const rightForm = { current: PASSWORD, next, password: PASSWORD };
      const response = await desk.visit(path, { cookie, form: rightForm });
      expect([path, response.status]).toEqual([path, 429]);
      const page = await response.text();
      expect(page).toContain("Wait 15 minutes");
      expect(page).not.toContain("not your current password");
    }
  });

  it("at sign-in do not use up the account's limit for signed-in password checks", async () => {
    const cookie = await desk.join("editor", "Edwin");
    const email = "edwin@angadi.test";
    await guessPassword("sign-in", email, MAX_GUESSES);
    const form = { email, password: PASSWORD };
    expect((await desk.visit("/sign-in", { form, from: "203.0.113.5" })).status).toBe(429);
    const change = { current: PASSWORD, next: "three green umbrellas" };
    expect((await desk.visit("/account/password", { cookie, form: change })).status).toBe(303);
  });
});
