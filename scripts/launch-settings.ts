import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { OWN_HOSTS } from "@angadi/contract/hosts";
import { BadEnvironment, type Env, readEnv } from "@angadi/server/operations/env";

type Variables = Record<string, string | undefined>;

const HOURS = 60 * 60 * 1000;
/** A daily backup that failed once is still younger. */
const BACKUP_AGE = 50 * HOURS;

/** What must be set before the public sees the site and is not, in words for the operator. */
export function settingsLeft(variables: Variables, now: Date): string[] {
  try {
    const env = readEnv(variables);
    return [...addresses(env, variables), ...people(env), ...keeping(env, variables, now)];
  } catch (error) {
    if (error instanceof BadEnvironment) return [error.message];
    throw error;
  }
}

function addresses(env: Env, { API_URL, BUSINESS_ID, COUNTRY_ID }: Variables): string[] {
  const { protocol, hostname } = new URL(env.siteUrl);
  const isPublic = protocol === "https:" && !/(^|\.)(example|localhost)$/.test(hostname);
  return only([
    [!isPublic, `SITE_URL: the site's own address, with https. It is ${env.siteUrl} now.`],
    [
      env.hosts.production.app === OWN_HOSTS.app,
      "APP_URL: where the app is. Until then Generate Website and Login lead to a page that says what would have been handed over.",
    ],
    [
      Boolean(API_URL) && !(BUSINESS_ID && COUNTRY_ID),
      "BUSINESS_ID, COUNTRY_ID: what the server at API_URL calls your own business and country.",
    ],
    [
      env.trustProxy === 0,
      "TRUST_PROXY: 1, with a proxy in front that ends TLS (docs/proxies.md). The site itself answers without encryption.",
    ],
  ]);
}

const people = (env: Env): string[] =>
  only([
    [
      env.notify.mail === undefined,
      "SMTP_URL, LEADS_TO: the mail server, and who is told of messages. Until then nobody hears of one, and who wrote gets no answer by mail.",
    ],
    [
      env.styleguide,
      "STYLEGUIDE: 0. It shows the public a page that is meant for those who build.",
    ],
  ]);

function keeping(env: Env, { DATA_DIR }: Variables, now: Date): string[] {
  return only([
    [
      !env.databaseUrl && !DATA_DIR,
      "DATA_DIR or DATABASE_URL: where messages are kept. Until then they lie in the folder the site is started in, and go with it.",
    ],
    [
      !(now.getTime() - lastBackup(env) < BACKUP_AGE),
      `Backups: there is none of the last two days in ${path.join(env.dataDir, "backup.json")}. Turn the daily backup on (docs/backups.md), and run this with the site's DATA_DIR.`,
    ],
  ]);
}

/** Up to when the last backup goes; NaN where none was noted. */
function lastBackup({ dataDir }: Env): number {
  const note = path.join(dataDir, "backup.json");
  if (!existsSync(note)) return Number.NaN;
  return Date.parse(JSON.parse(readFileSync(note, "utf8")).upTo);
}

const only = (list: readonly [boolean, string][]): string[] =>
  list.filter(([isLeft]) => isLeft).map(([, words]) => words);
