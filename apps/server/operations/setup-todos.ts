import path from "node:path";
import type { SetupProgress, SetupStep, SetupTodo } from "@angadi/desk-ports/setup";
import { LOCAL_BASE_PATHS } from "@angadi/contract/base-urls";
import { readBackupRecord } from "@angadi/database/backup/backup";
import { EnvironmentError, type Env, readEnv } from "./env.ts";

type Variables = Record<string, string | undefined>;

const HOUR_MS = 60 * 60 * 1000;
/** Long enough for a daily backup to fail once. */
const MAX_BACKUP_AGE_MS = 50 * HOUR_MS;

/** The facts that the checks read. */
export interface SetupFacts {
  /** The process's environment. */
  variables: Variables;
  /** Samples in `packages/content/` that must be replaced (`scripts/launch-samples.ts`). */
  content: readonly SetupTodo[];
  /** Undefined if the database cannot be read. */
  progress: SetupProgress | undefined;
  now: Date;
}

/** Whether something is left to do, the step it belongs to, and what it is. */
type Check = readonly [isOpen: boolean, step: SetupStep, text: string];

/**
 * Everything left to do before the site may be public: the list that the desk's Setup page and
 * `npm run launch` show.
 */
export function listTodos({ variables, content, progress, now }: SetupFacts): SetupTodo[] {
  const env = parseEnv(variables);
  const settings: Check[] =
    env instanceof EnvironmentError
      ? [[true, "address", env.message]]
      : [
          ...listAddressChecks(env, variables),
          ...listMailChecks(env),
          ...listDataChecks(env, variables, { progress, now }),
        ];
  return [
    ...content,
    ...toTodos("settings", settings),
    ...toTodos("desk", progress ? listDeskChecks(env, progress) : [UNREADABLE_DATABASE]),
  ];
}

const toTodos = (group: SetupTodo["group"], checks: readonly Check[]): SetupTodo[] =>
  checks.filter(([isOpen]) => isOpen).map(([, step, text]) => ({ step, group, text }));

function parseEnv(variables: Variables): Env | EnvironmentError {
  try {
    return readEnv(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
}

function listAddressChecks(env: Env, { API_URL, BUSINESS_ID, COUNTRY_ID }: Variables): Check[] {
  const { protocol, hostname } = new URL(env.siteUrl);
  const isPublic = protocol === "https:" && !/(^|\.)(example|localhost)$/.test(hostname);
  return [
    [
      !isPublic,
      "address",
      `SITE_URL: the site's own address, with https. It is ${env.siteUrl} now.`,
    ],
    [
      env.baseUrls.production.app === LOCAL_BASE_PATHS.app,
      "address",
      "APP_URL: the address of the app. Until then Generate Website and Login open a page that lists what the app would receive.",
    ],
    [
      Boolean(API_URL) && !(BUSINESS_ID && COUNTRY_ID),
      "address",
      "BUSINESS_ID, COUNTRY_ID: the IDs of your business and country on the server at API_URL.",
    ],
    [
      env.trustProxy === 0,
      "address",
      "TRUST_PROXY: 1, behind a proxy that terminates TLS (docs/proxies.md). The site itself speaks plain HTTP.",
    ],
    [
      env.hasStyleguide,
      "address",
      "STYLEGUIDE: 0. The style guide is for developers and must not be public.",
    ],
  ];
}

const listMailChecks = (env: Env): Check[] => [
  [
    env.notify.mail === undefined,
    "mail",
    "SMTP_URL, LEADS_TO: the mail server, and the addresses that new leads are emailed to. Until then no email is sent, neither to you nor to the people who write.",
  ],
];

/** When the last recorded backup was made; undefined if none is recorded. */
export const findLastBackup = (
  env: Pick<Env, "dataDir">,
  progress: Pick<SetupProgress, "dumpedAt"> | undefined,
): string | undefined =>
  [readBackupRecord(env)?.upTo, progress?.dumpedAt]
    .filter((at) => at !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);

const listDataChecks = (
  env: Env,
  { DATA_DIR }: Variables,
  { progress, now }: Pick<SetupFacts, "progress" | "now">,
): Check[] => [
  [
    !env.databaseUrl && !DATA_DIR,
    "backups",
    "DATA_DIR or DATABASE_URL: where the database is. Until then it is in the folder the site is started in, and lost with it.",
  ],
  [
    !(now.getTime() - Date.parse(findLastBackup(env, progress) ?? "") < MAX_BACKUP_AGE_MS),
    "backups",
    `Backups: no backup of the last two days is recorded in ${path.join(env.dataDir, "backup.json")} or in the database. Set up the daily backup (docs/backups.md).`,
  ],
];

/** The mail server's host; if it changes, a new test mail is due. */
export const getMailServerHost = (smtpUrl: string): string => new URL(smtpUrl).host;

const UNREADABLE_DATABASE: Check = [
  true,
  "team",
  "Database: it cannot be read from here, so team, plans and test email are not checked.",
];

function listDeskChecks(env: Env | EnvironmentError, progress: SetupProgress): Check[] {
  const { staffCount, markedSteps, testedMailServer } = progress;
  const mail = "notify" in env ? env.notify.mail : undefined;
  return [
    [
      mail !== undefined && testedMailServer !== getMailServerHost(mail.smtpUrl),
      "mail",
      "Test email: none has gone through this mail server yet. Send one from Setup at the desk.",
    ],
    [
      staffCount === 0,
      "team",
      "Team: nobody has an account yet. Start the site and open the link that it prints (docs/desk.md).",
    ],
    [
      staffCount === 1 && !markedSteps.includes("team"),
      "team",
      "Team: only one person has an account. Invite colleagues under People, or mark Team as done in Setup.",
    ],
    [
      !markedSteps.includes("plans"),
      "plans",
      "Plans: names and prices are not confirmed. Check them under Plans, then mark Plans as done in Setup.",
    ],
  ];
}
