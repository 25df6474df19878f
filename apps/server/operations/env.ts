import path from "node:path";
import { z } from "zod";
import type { RdapServer } from "@angadi/api/rdap/rdap";
import { site } from "@angadi/content/site";
import { type ConfiguredBaseUrls, LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";
import { type DeskEnv, readDeskEnv, deskVariables, createIntegerSchema } from "./env-desk.ts";

/** The process's configuration, read once. Every variable is in the README's table. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of canonical and social links, e.g. `https://www.angadi.example`. */
  siteUrl: string;
  /** Host names that the site is served under, in lower case; undefined allows any. */
  servedHosts: ReadonlySet<string> | undefined;
  /** The number of our proxies, which set the forwarded headers; 0 ignores the headers. */
  trustProxy: number;
  /** Maximum concurrent connections; undefined: as many as there are file descriptors for. */
  maxConnections: number | undefined;
  /** Seconds after SIGTERM during which requests are still served, while `/readyz` returns 503. */
  drainSeconds: number;
  baseUrls: ConfiguredBaseUrls;
  /** CSP sources of pictures, in addition to this server and the API's. */
  imageHosts: string[];
  businessId: string;
  countryId: string;
  /** Leads a minute from one address, and an hour from one email address; 0: no limit. */
  rateLimitPerMinute: number;
  rateLimitEmailPerHour: number;
  /** Domain look-ups a minute from one address; 0: no limit. */
  rateLimitLookUpsPerMinute: number;
  /** Pages of names a minute from one address; 0: no limit. */
  rateLimitNamesPerMinute: number;
  /** Counting beacons a minute from one address; 0: no limit. */
  rateLimitCountsPerMinute: number;
  /** Campaigns (utm_campaign) that are counted by name, in lower case. */
  campaigns: ReadonlySet<string>;
  /** The registry of each domain ending, in the order in which the endings are shown. */
  rdapServers: RdapServer[];
  notify: NotifyEnv;
  /** The CDN to purge; undefined if none. */
  purge: PurgeEnv | undefined;
  /** Where metrics are served for operators; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  /** The desk, where the staff works; undefined if it is turned off. */
  desk: DeskEnv | undefined;
  /** The desk's signing secret; if undefined, one stored in the database is used. */
  deskSecret: string | undefined;
  logLevel: string;
  /** Serves /styleguide, for developers of the site. */
  hasStyleguide: boolean;
}

/** Where purges are posted, and the secret that signs them. */
export interface PurgeEnv {
  url: string;
  secret: string;
}

/** How the team is notified of leads; with neither, leads are only stored (`npm run leads`). */
export interface NotifyEnv {
  mail:
    | {
        smtpUrl: string;
        to: string;
        /** Acknowledgements an hour; 0: no limit. */
        budgetPerHour: number;
      }
    | undefined;
  webhook: { url: string; secret: string } | undefined;
}

/** A variable is missing or invalid; the message names it. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const urlSchema = z
  .url({ protocol: /^https?$/, error: "must be an http(s) URL" })
  .transform((url) => url.replace(/\/+$/, ""));

const idSchema = z.string().regex(/^[\w-]{1,100}$/, "must be 1 to 100 letters, digits, - or _");

const HOST_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

const MAX_CAMPAIGNS = 100;
const CAMPAIGN = /^[a-z0-9_-]{1,40}$/;

const IMAGE_HOST = /^(https:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** Entries separated by spaces or commas, in lower case; undefined if the variable is not set. */
const createListSchema = (entry: RegExp, hint: string) =>
  z
    .string()
    .transform((entries) =>
      entries
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((entries) => entries.every((name) => entry.test(name)), hint)
    .optional();

/** The registries' services for .com and .in, by IANA's list (data.iana.org/rdap/dns.json). */
const RDAP_SERVERS =
  "com=https://rdap.verisign.com/com/v1 in=https://rdap.nixiregistry.in/rdap co.in=https://rdap.nixiregistry.in/rdap";
const RDAP_HINT = "must be a list such as com=https://rdap.example/v1 in=https://rdap.example";
const DOMAIN_ENDING = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

function parseRdapServer(entry: string): RdapServer {
  const [ending = "", ...url] = entry.split("=");
  return { ending, base: url.join("=").replace(/\/+$/, "") };
}

const variables = z.object({
  PORT: createIntegerSchema(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" })
    .optional(),
  SITE_URL: urlSchema
    .refine((url) => new URL(url).pathname === "/", "must be an origin without a path")
    .default(site.url),
  HOSTS: createListSchema(
    HOST_NAME,
    "must be a list of host names such as www.shop.example shop.example",
  ),
  TRUST_PROXY: createIntegerSchema(0, 10).default(0),
  MAX_CONNECTIONS: createIntegerSchema(1, 1_000_000).optional(),
  DRAIN_SECONDS: createIntegerSchema(0, 600).default(2),
  API_URL: urlSchema.default(LOCAL_BASE_PATHS.api),
  ADMIN_URL: urlSchema.default(LOCAL_BASE_PATHS.admin),
  APP_URL: urlSchema.default(LOCAL_BASE_PATHS.app),
  DEV_API_URL: urlSchema.default(LOCAL_BASE_PATHS.api),
  DEV_ADMIN_URL: urlSchema.default(LOCAL_BASE_PATHS.admin),
  DEV_APP_URL: urlSchema.default(LOCAL_BASE_PATHS.app),
  IMAGE_HOSTS: createListSchema(
    IMAGE_HOST,
    "must be a list of hosts such as https://images.example.com *.cdn.example",
  ),
  BUSINESS_ID: idSchema.default(site.businessId),
  COUNTRY_ID: idSchema.default(site.countryId),
  RATE_LIMIT_PER_MINUTE: createIntegerSchema(0, 100_000).default(10),
  RATE_LIMIT_EMAIL_PER_HOUR: createIntegerSchema(0, 100_000).default(5),
  RATE_LIMIT_LOOKUPS_PER_MINUTE: createIntegerSchema(0, 100_000).default(30),
  RATE_LIMIT_NAMES_PER_MINUTE: createIntegerSchema(0, 100_000).default(30),
  RATE_LIMIT_COUNTS_PER_MINUTE: createIntegerSchema(0, 100_000).default(120),
  CAMPAIGNS: createListSchema(
    CAMPAIGN,
    "must be a list of names such as diwali-2026 mela, of letters, digits, - and _",
  ).refine((names = []) => names.length <= MAX_CAMPAIGNS, `must be at most ${MAX_CAMPAIGNS} names`),
  RDAP_SERVERS: z
    .string()
    .default(RDAP_SERVERS)
    .transform((list) => list.trim().split(/\s+/).map(parseRdapServer))
    .refine((list) => list.every(({ ending }) => DOMAIN_ENDING.test(ending)), RDAP_HINT)
    .refine((list) => list.every(({ base: url }) => urlSchema.safeParse(url).success), RDAP_HINT),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }).optional(),
  LEADS_TO: z.email("must be an e-mail address").optional(),
  MAIL_BUDGET_PER_HOUR: createIntegerSchema(0, 1_000_000).default(200),
  LEADS_WEBHOOK_URL: urlSchema.optional(),
  LEADS_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  PURGE_URL: urlSchema.optional(),
  PURGE_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  METRICS_PORT: createIntegerSchema(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  ...deskVariables,
  STYLEGUIDE: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0"),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug"], {
      error: "must be silent, fatal, error, warn, info or debug",
    })
    .default("info"),
});

/** Reads and checks the variables; an empty one counts as unset. Throws `EnvironmentError`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(nonEmpty);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvironmentError(`${issue?.path.join(".")} ${issue?.message}.`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    siteUrl: env.SITE_URL,
    servedHosts: readServedHosts(new URL(env.SITE_URL).hostname, env.HOSTS),
    trustProxy: env.TRUST_PROXY,
    maxConnections: env.MAX_CONNECTIONS,
    drainSeconds: env.DRAIN_SECONDS,
    baseUrls: {
      production: { api: env.API_URL, admin: env.ADMIN_URL, app: env.APP_URL },
      development: { api: env.DEV_API_URL, admin: env.DEV_ADMIN_URL, app: env.DEV_APP_URL },
    },
    imageHosts: env.IMAGE_HOSTS?.map((host) => `https://${host.replace("https://", "")}`) ?? [
      "https:",
    ],
    businessId: env.BUSINESS_ID,
    countryId: env.COUNTRY_ID,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    rateLimitEmailPerHour: env.RATE_LIMIT_EMAIL_PER_HOUR,
    rateLimitLookUpsPerMinute: env.RATE_LIMIT_LOOKUPS_PER_MINUTE,
    rateLimitNamesPerMinute: env.RATE_LIMIT_NAMES_PER_MINUTE,
    rateLimitCountsPerMinute: env.RATE_LIMIT_COUNTS_PER_MINUTE,
    campaigns: new Set(env.CAMPAIGNS),
    rdapServers: env.RDAP_SERVERS,
    notify: readNotify(env),
    purge: readPair(
      { PURGE_URL: env.PURGE_URL, PURGE_SECRET: env.PURGE_SECRET },
      (url, secret) => ({
        url,
        secret,
      }),
    ),
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    desk: readDeskEnv(env),
    deskSecret: env.DESK_SECRET,
    logLevel: env.LOG_LEVEL,
    hasStyleguide: env.STYLEGUIDE === "1",
  };
}

/** Returns undefined (any host) while SITE_URL is the sample: `.example` is reserved. */
function readServedHosts(
  siteHost: string,
  configuredHosts: string[] | undefined,
): Set<string> | undefined {
  if (configuredHosts) return new Set([siteHost, ...configuredHosts]);
  return siteHost.endsWith(".example") ? undefined : new Set([siteHost, "localhost"]);
}

/** Each notification channel needs both of its variables. */
function readNotify(env: z.infer<typeof variables>): NotifyEnv {
  const { SMTP_URL, LEADS_TO, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } = env;
  return {
    mail: readPair({ SMTP_URL, LEADS_TO }, (smtpUrl, to) => ({
      smtpUrl,
      to,
      budgetPerHour: env.MAIL_BUDGET_PER_HOUR,
    })),
    webhook: readPair({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }, (url, secret) => ({
      url,
      secret,
    })),
  };
}

function readPair<T>(
  pair: Record<string, string | undefined>,
  combine: (first: string, second: string) => T,
): T | undefined {
  const [[firstName, first], [secondName, second]] = Object.entries(pair) as [
    [string, string | undefined],
    [string, string | undefined],
  ];
  if (first !== undefined && second !== undefined) return combine(first, second);
  if (first === undefined && second === undefined) return undefined;
  const [missingName, presentName] =
    first === undefined ? [firstName, secondName] : [secondName, firstName];
  throw new EnvironmentError(`${missingName} must be set if ${presentName} is.`);
}
