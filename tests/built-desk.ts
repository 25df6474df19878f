import assert from "node:assert/strict";
import type { BrowserContext } from "@playwright/test";
import { openDatabase } from "@angadi/database/connect";
import { createAuth } from "@angadi/api/staff/auth";
import { loadOrCreateSecret } from "@angadi/api/staff/load-secret";
import { createStaffAccounts } from "@angadi/api/staff/staff-accounts";
import type { Role } from "@angadi/desk-ports/staff";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { findFreePort } from "@angadi/test-kit/network";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

const PASSWORD = "blue kettle seventeen";

/** The built server with its desk, both on fixed ports, so that a test can kill and restart it. */
export async function startBuiltDesk(env: Record<string, string> = {}) {
  const [sitePort, deskPort] = [await findFreePort(), await findFreePort()];
  const siteUrl = `http://localhost:${sitePort}`;
  const url = `http://localhost:${deskPort}`;
  const settings = {
    PORT: String(sitePort),
    SITE_URL: siteUrl,
    DESK_PORT: String(deskPort),
    ...env,
  };
  let server: BuiltServer = await startBuiltServer(settings);
  const { dataDir } = server;
  const database = openDatabase({ databaseUrl: env["DATABASE_URL"], dataDir }, () => undefined);
  const log = { warn: () => undefined };
  const secret = await loadOrCreateSecret(database.db);
  const auth = createAuth(database.db, { url, secret, issuer: "", log });
  const accounts = createStaffAccounts(database.db, auth);

  return makeDisposable({
    siteUrl,
    url,
    db: database.db,
    /** Kills the process, like a power cut. */
    kill: () => stopProcess(server.process, "SIGKILL"),
    async start() {
      server = await startBuiltServer(settings, dataDir);
    },
    createAccount,
    /** Creates an account, and signs this browser in with it. */
    async join(context: BrowserContext, name: string, role: Role = "editor") {
      const account = await createAccount(name, role);
      await signIn(context, account.email);
      return account;
    },
    async stop() {
      await database.close();
      await server.stop();
    },
  });

  async function createAccount(name: string, role: Role) {
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@angadi.test`;
    const token = await accounts.invite(undefined, email, role);
    assert(token);
    await accounts.acceptInvitation(token, { name, email, password: PASSWORD });
    return { email, password: PASSWORD };
  }

  async function signIn(context: BrowserContext, email: string): Promise<void> {
    const signedIn = await accounts.signIn(new Headers(), { email, password: PASSWORD });
    const cookies = "cookies" in signedIn ? signedIn.cookies : [];
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = "", value = ""] = cookie.split(";")[0]?.split(/=(.*)/s) ?? [];
        return { name, value, url, httpOnly: true, sameSite: "Strict" as const };
      }),
    );
  }
}
