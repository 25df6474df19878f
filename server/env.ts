import path from "node:path";
import { z } from "zod";
import { site } from "#content/site.ts";
import { type ConfiguredHosts, OWN_HOSTS } from "#contract/hosts.ts";

/** The process's configuration, read once. Every variable is in the README's table. */
export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of canonical and social links, e.g. `https://www.angadi.example`. */
  siteUrl: string;
  /** How many proxies of ours stand in front and set the forwarded headers; 0 trusts none. */
  trustProxy: number;
  hosts: ConfiguredHosts;
  businessId: string;
  countryId: string;
  logLevel: string;
  /** Serves /styleguide: for those who build the site. */
  styleguide: boolean;
}

/** A variable is missing or wrong; the message names it. */
export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

const base = z
  .url({ protocol: /^https?$/, error: "must be an http(s) URL" })
  .transform((url) => url.replace(/\/+$/, ""));

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const id = z.string().regex(/^[\w-]{1,100}$/, "must be 1 to 100 letters, digits, - or _");

const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" })
    .optional(),
  SITE_URL: base
    .refine((url) => new URL(url).pathname === "/", "must be an origin without a path")
    .default(site.url),
  TRUST_PROXY: whole(0, 10).default(0),
  API_URL: base.default(OWN_HOSTS.api),
  ADMIN_URL: base.default(OWN_HOSTS.admin),
  APP_URL: base.default(OWN_HOSTS.app),
  DEV_API_URL: base.default(OWN_HOSTS.api),
  DEV_ADMIN_URL: base.default(OWN_HOSTS.admin),
  DEV_APP_URL: base.default(OWN_HOSTS.app),
  BUSINESS_ID: id.default(site.businessId),
  COUNTRY_ID: id.default(site.countryId),
  STYLEGUIDE: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0"),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug"], {
      error: "must be silent, fatal, error, warn, info or debug",
    })
    .default("info"),
});

/** Reads and checks the variables; an empty one counts as unset. Throws `BadEnvironment`. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(set);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadEnvironment(`${issue?.path.join(".")} ${issue?.message}.`);
  }
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    hosts: {
      production: { api: env.API_URL, admin: env.ADMIN_URL, app: env.APP_URL },
      development: { api: env.DEV_API_URL, admin: env.DEV_ADMIN_URL, app: env.DEV_APP_URL },
    },
    businessId: env.BUSINESS_ID,
    countryId: env.COUNTRY_ID,
    logLevel: env.LOG_LEVEL,
    styleguide: env.STYLEGUIDE === "1",
  };
}
