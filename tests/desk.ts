import { createHmac } from "node:crypto";
import { createDesk } from "@angadi/desk/app";
import type { Assets } from "@angadi/desk/request/ports";
import { LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";
import type { SetupTodo } from "@angadi/desk-ports/setup";
import type { Role } from "@angadi/desk-ports/staff";
import { createDeskPorts } from "@angadi/server/desk/ports";
import type { PurgeEnv } from "@angadi/server/operations/env";
import { watchLeads } from "@angadi/server/desk/leads/lead-watch";
import { watchPresence } from "@angadi/server/desk/presence-watch";
import type { ENGINES } from "./databases.ts";
import { createLeadDatabase } from "./lead-database.ts";

export const APP_ORIGIN = "https://app.angadi.test";
export const DESK_ORIGIN = "http://localhost:3001";
export const PASSWORD = "blue kettle seventeen";

const ASSETS: Assets = {
  script: "/assets/a.js",
  style: "/assets/a.css",
  editor: "/assets/b.js",
  readFile: () => undefined,
};

export interface DeskVisit {
  /** The `Cookie` header. */
  cookie?: string;
  /** Fields to post; without them the request is a GET. */
  form?: Record<string, string>;
  /** The `Origin` header of the form; null sends none. */
  origin?: string | null;
  method?: string;
  headers?: Record<string, string>;
  /** The client's network address. */
  from?: string;
}

const CLIENT_ADDRESS = "X-Test-Client";

interface DeskOptions {
  smtpUrl?: string;
  secret?: string;
  purge?: PurgeEnv;
  /** The environment that the setup checks. */
  variables?: Record<string, string>;
  /** Content that still has to be replaced. */
  content?: SetupTodo[];
}

/** The desk as the server runs it, on its own database, called without sockets. */
export async function createTestDesk(
  engine: (typeof ENGINES)[number],
  { smtpUrl, secret, purge, variables, content = [] }: DeskOptions = {},
) {
  const leads = await createLeadDatabase(engine);
  const { database } = leads;
  const warnings: { route?: string; why?: string }[] = [];
  const errors: unknown[] = [];
  const watcher = watchLeads(database.db, 50);
  const presence = watchPresence(database.db, 50);
  const ports = await createDeskPorts({
    env: {
      dataDir: "/nowhere",
      siteUrl: "https://www.angadi.test",
      notify: {
        mail:
          smtpUrl === undefined ? undefined : { smtpUrl, to: "team@angadi.test", budgetPerHour: 0 },
        webhook: undefined,
      },
      purge,
      baseUrls: {
        development: LOCAL_BASE_PATHS,
        production: { ...LOCAL_BASE_PATHS, app: APP_ORIGIN },
      },
      countryId: "IN",
      desk: { port: 3001, isPortSet: true, host: "127.0.0.1", url: undefined },
      deskSecret: secret,
    },
    database,
    log: { warn: (details) => warnings.push(details), error: (details) => errors.push(details) },
    assets: ASSETS,
    getClientAddress: ({ headers }) => headers.get(CLIENT_ADDRESS) ?? "192.0.2.1",
    watchLeads: watcher.watch,
    watchPresence: presence.watch,
    onContentsChange: async () => undefined,
    renderPricing: async (prices, search) =>
      `<html><head></head><body>${JSON.stringify(prices)} ${search}</body></html>`,
    setup: { variables: { DATA_DIR: "/nowhere", ...variables }, content },
  });
  const desk = createDesk(ports);

  function visit(path: string, options: DeskVisit = {}) {
    const { cookie, form, origin = DESK_ORIGIN, method, headers, from } = options;
    return desk.fetch(
      new Request(DESK_ORIGIN + path, {
        method: method ?? (form ? "POST" : "GET"),
        headers: {
          Host: "localhost:3001",
          ...(cookie ? { Cookie: cookie } : {}),
          ...(form && origin !== null ? { Origin: origin } : {}),
          ...(from ? { [CLIENT_ADDRESS]: from } : {}),
          ...headers,
        },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    );
  }

  /** Signs in. Returns the cookies. */
  async function signIn(email: string, password = PASSWORD): Promise<string> {
    return readCookies(await visit("/sign-in", { form: { email, password } }));
  }

  return {
    leads,
    database,
    ports,
    visit,
    /** Sends a request with any body. */
    visitRaw: desk.fetch,
    signIn,
    warnings,
    errors,
    /** Turns on an authenticator app. `code` is the one that confirmed it, which cannot be reused. */
    async enableAuthenticator(cookie: string) {
      const form = { password: PASSWORD };
      const page = await (await visit("/account/two-factor", { cookie, form })).text();
      const [secret = "", ...backupCodes] = [...page.matchAll(/<code>([^<]+)<\/code>/g)].map(
        ([, code = ""]) => code,
      );
      const code = generateTotp(secret);
      await visit("/account/two-factor/confirm", { cookie, form: { code } });
      return { secret, code, backupCodes };
    },
    /** Creates a user with this role and signs in. Returns the cookies. */
    async join(role: Role, name: string = role): Promise<string> {
      const email = `${name.toLowerCase()}@angadi.test`;
      const token = await ports.accounts.invite(undefined, email, role);
      if (token === undefined) throw new Error("the only owner");
      await ports.accounts.acceptInvitation(token, { name, email, password: PASSWORD });
      return signIn(email);
    },
    remove: async () => {
      await Promise.all([watcher.stop(), presence.stop()]);
      await leads.remove();
    },
  };
}

/** The cookies that a response sets, as a `Cookie` header. */
export const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/**
 * The code of an authenticator app for a secret (RFC 6238), `steps` of 30 s after the current one.
 * A code works once, so a sign-in after `enableAuthenticator` needs the next one.
 */
export function generateTotp(secret: string, steps = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  let binary = "";
  for (const letter of secret.replaceAll("=", ""))
    binary += alphabet.indexOf(letter).toString(2).padStart(5, "0");
  const key = Buffer.from((binary.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}
