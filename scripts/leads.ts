/**
 * `npm run leads -- COMMAND`: the operator's commands for the leads of the configured database;
 * `USAGE` below lists them. The site may be running.
 */
import { parseArgs } from "node:util";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { deletePerson } from "@angadi/api/leads/delete-person";
import { RETENTION_MONTHS, expireLeads } from "@angadi/api/leads/expire-leads";
import {
  type StoredLead,
  countLeads,
  deleteLead,
  findLead,
  listLeads,
} from "@angadi/api/leads/leads";
import {
  type LeadNotification,
  listFailedNotifications,
  listNotifications,
  retryNotifications,
} from "@angadi/api/jobs/lead-notifications";
import { vacuumNow } from "@angadi/api/jobs/vacuum";
import { readEnv } from "@angadi/server/operations/env";
import { formatPhone } from "@angadi/formats/phone";
import { toCsv } from "@angadi/formats/csv";
import { print, printError } from "./print.ts";

/** Default number of leads shown by `list`. */
const LIST_LENGTH = 50;

const USAGE = `npm run leads -- list [--limit N]  the newest leads: ${LIST_LENGTH}, or up to N
npm run leads -- show ID           everything stored about a lead, and who was notified
npm run leads -- undelivered       leads with a failed notification
npm run leads -- retry ID...       sends the failed notifications again
npm run leads -- export --csv      all leads as CSV, safe to open in a spreadsheet
npm run leads -- delete ID         deletes a lead permanently; ID is its id or reference
npm run leads -- forget EMAIL      deletes all leads of a person permanently
npm run leads -- expire            deletes the leads of people who have not written for
                                   ${RETENTION_MONTHS} months, as the running site does daily
`;

/** The fields of a lead, in the order of the export. */
const COLUMNS = [
  { name: "reference", value: (lead: StoredLead) => lead.reference },
  { name: "kind", value: (lead: StoredLead) => lead.kind },
  { name: "created", value: (lead: StoredLead) => lead.createdAt },
  { name: "name", value: (lead: StoredLead) => lead.name },
  { name: "email", value: (lead: StoredLead) => lead.email },
  { name: "phone", value: (lead: StoredLead) => formatPhone(lead.phone) },
  { name: "message", value: (lead: StoredLead) => lead.message ?? "" },
  { name: "company", value: (lead: StoredLead) => lead.company?.name ?? "" },
  { name: "website", value: (lead: StoredLead) => lead.company?.website ?? "" },
  { name: "profile", value: (lead: StoredLead) => lead.company?.profile ?? "" },
  { name: "type", value: (lead: StoredLead) => lead.company?.type ?? "" },
  { name: "landing path", value: (lead: StoredLead) => lead.context.landingPath ?? "" },
  { name: "referrer", value: (lead: StoredLead) => lead.context.referrer ?? "" },
  { name: "utm", value: (lead: StoredLead) => new URLSearchParams(lead.context.utm).toString() },
  { name: "partner", value: (lead: StoredLead) => lead.context.partnerId ?? "" },
  { name: "opt-in", value: (lead: StoredLead) => (lead.context.marketingOptIn ? "yes" : "no") },
  { name: "draft", value: (lead: StoredLead) => lead.context.draft ?? "" },
  { name: "id", value: (lead: StoredLead) => lead.id },
];

const database = openDatabase(readEnv(process.env), (error) => {
  throw error;
});
const { db, withMigrationLock, close } = database;
await withMigrationLock(() => migrate(db));
process.exitCode = await run(process.argv.slice(2));
await close();

async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseCommand(args) ?? { positionals: [], values: {} };
  const [command, ...operands] = positionals;
  const [operand] = operands;
  if (command === "list") return printLeads(Number(values.limit ?? LIST_LENGTH));
  if (command === "export" && values.csv) return print(toCsv(await listLeads(db), COLUMNS));
  if (command === "show" && operand) return withLead(operand, showLead);
  if (command === "undelivered") return printUndelivered();
  if (command === "retry" && operand) return retryAll(operands);
  if (command === "delete" && operand) return withLead(operand, deleteOne);
  if (command === "forget" && operand) return deleteByEmail(operand);
  if (command === "expire") return deleteExpired();
  process.stderr.write(USAGE);
  return 2;
}

/** Returns undefined if there are unknown arguments. */
function parseCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { limit: { type: "string" }, csv: { type: "boolean" } },
    });
  } catch {
    return undefined;
  }
}

async function printLeads(limit: number): Promise<number> {
  if (!(Number.isInteger(limit) && limit > 0)) return printError("--limit must be an integer.");
  const leads = await listLeads(db, limit);
  const failures = await groupFailuresByLead();
  print(leads.map((lead) => formatLead(lead, failures.get(lead.id))).join(""));
  const count = await countLeads(db);
  if (count > leads.length)
    process.stderr.write(`Showing the newest ${leads.length} of ${count} leads.\n`);
  return 0;
}

async function printUndelivered(): Promise<number> {
  for (const [id, failures] of await groupFailuresByLead()) {
    const lead = await findLead(db, id);
    if (lead) print(formatLead(lead, failures));
  }
  return 0;
}

async function groupFailuresByLead(): Promise<Map<string, LeadNotification[]>> {
  return Map.groupBy(await listFailedNotifications(db), ({ leadId }) => leadId);
}

async function showLead(lead: StoredLead): Promise<number> {
  const notifications = await listNotifications(db, lead.id);
  return print(formatFields({ ...flattenLead(lead), ...summarizeNotifications(notifications) }));
}

async function retryAll(idsOrReferences: readonly string[]): Promise<number> {
  let code = 0;
  for (const idOrReference of idsOrReferences) {
    code ||= await withLead(idOrReference, async ({ id, reference }) =>
      (await retryNotifications(db, id))
        ? print(`${reference} is being sent again.\n`)
        : printError(`${reference} has no failed notification.`),
    );
  }
  return code;
}

async function deleteOne(lead: StoredLead): Promise<number> {
  await deleteLead(db, lead);
  await vacuumNow(database);
  return print(`${lead.reference} is deleted.\n`);
}

async function deleteExpired(): Promise<number> {
  const deleted = await expireLeads(db, new Date());
  await vacuumNow(database);
  return print(`${deleted} deleted.\n`);
}

async function deleteByEmail(email: string): Promise<number> {
  const leads = await deletePerson(database, undefined, email);
  for (const { reference } of leads) print(`${reference} is deleted.\n`);
  return print(`${leads.length} deleted.\n`);
}

async function withLead(
  idOrReference: string,
  action: (lead: StoredLead) => number | Promise<number>,
): Promise<number> {
  const lead = await findLead(db, idOrReference);
  return lead ? action(lead) : printError(`There is no lead ${toTerminalText(idOrReference)}.`);
}

function formatLead(lead: StoredLead, failures: readonly LeadNotification[] = []): string {
  const { createdAt, reference, kind, name, email, message } = lead;
  const cells = [
    createdAt.slice(0, 16).replace("T", " "),
    reference,
    kind.padEnd(21),
    toTerminalText(name),
    toTerminalText(email),
    toTerminalText(message ?? "").slice(0, 60),
    ...(failures.length > 0 ? [`[not notified: ${formatReasons(failures)}]`] : []),
  ];
  return `${cells.join("  ")}\n`;
}

/** Returns the fields about a lead's notifications, by their names in `show`. */
function summarizeNotifications(
  notifications: readonly LeadNotification[],
): Record<string, string> {
  if (notifications.length === 0) return {};
  const filterByState = (state: LeadNotification["state"]) =>
    notifications.filter((notification) => notification.state === state);
  const pending = filterByState("pending");
  const pendingWithError = pending.filter(({ lastError }) => lastError !== null);
  return {
    notified: filterByState("done")
      .map(({ channel }) => channel)
      .join(", "),
    "not notified": formatReasons(filterByState("failed")),
    pending: pending
      .map(({ channel, runAt }) => `${channel}, next try ${runAt || "now"}`)
      .join("; "),
    "last error": formatReasons(pendingWithError),
  };
}

function formatReasons(notifications: readonly LeadNotification[]): string {
  return notifications.map(({ channel, lastError }) => `${channel}: ${lastError ?? ""}`).join(" ");
}

function formatFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name.padEnd(15)}${toTerminalText(value, "\n")}\n`)
    .join("");
}

/**
 * Makes text safe for a terminal, because anyone can submit a lead: replaces control characters
 * with spaces, and removes invisible format characters.
 */
function toTerminalText(text: string, allowedCharacters = ""): string {
  return text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, "")
    .replaceAll(/\p{Cc}/gu, (control) => (allowedCharacters.includes(control) ? control : " "));
}

function flattenLead(lead: StoredLead): Record<string, string> {
  return Object.fromEntries(COLUMNS.map(({ name, value }) => [name, value(lead)]));
}
