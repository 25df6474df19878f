/**
 * `npm run leads -- list | show ID | export --csv | delete ID | forget EMAIL | expire`: the leads of the
 * configured database, for the operator. Works beside the running site.
 */
import { openDatabase } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrations.ts";
import { type Lead, deleteLead, findLead, leadsOfPeople, listLeads } from "#api/leads.ts";
import { readEnv } from "#server/env.ts";
import { toCsv } from "#site/csv.ts";

/** What the privacy policy promises (content/legal/privacy.md, "How long"). */
const MONTHS_KEPT = 24;

const USAGE = `npm run leads -- list             all leads, newest first
npm run leads -- show ID          one lead with everything that is kept of it
npm run leads -- export --csv     all leads as CSV, safe to open in a spreadsheet
npm run leads -- delete ID        removes a lead for good; ID is the id or the reference
npm run leads -- forget EMAIL     removes all leads of one person for good
npm run leads -- expire           removes the leads of people not heard of for ${MONTHS_KEPT} months
`;

/** What is kept of a lead, in the order of the export. */
const COLUMNS = [
  { name: "reference", value: (lead: Lead) => lead.reference },
  { name: "kind", value: (lead: Lead) => lead.kind },
  { name: "created", value: (lead: Lead) => lead.createdAt },
  { name: "name", value: (lead: Lead) => lead.name },
  { name: "email", value: (lead: Lead) => lead.email },
  { name: "phone", value: (lead: Lead) => lead.phone },
  { name: "message", value: (lead: Lead) => lead.message ?? "" },
  { name: "company", value: (lead: Lead) => lead.company?.name ?? "" },
  { name: "website", value: (lead: Lead) => lead.company?.website ?? "" },
  { name: "profile", value: (lead: Lead) => lead.company?.profile ?? "" },
  { name: "type", value: (lead: Lead) => lead.company?.type ?? "" },
  { name: "landing path", value: (lead: Lead) => lead.context.landingPath ?? "" },
  { name: "referrer", value: (lead: Lead) => lead.context.referrer ?? "" },
  { name: "utm", value: (lead: Lead) => new URLSearchParams(lead.context.utm).toString() },
  { name: "partner", value: (lead: Lead) => lead.context.partnerId ?? "" },
  { name: "opt-in", value: (lead: Lead) => (lead.context.marketingOptIn ? "yes" : "no") },
  { name: "id", value: (lead: Lead) => lead.id },
];

const [command, argument] = process.argv.slice(2);
const { db, exclusively, purge, close } = openDatabase(readEnv(process.env), (error) => {
  throw error;
});
await exclusively(() => migrate(db));
process.exitCode = await run();
await close();

async function run(): Promise<number> {
  if (command === "list") return print((await listLeads(db)).map(line).join(""));
  if (command === "export" && argument === "--csv")
    return print(toCsv(await listLeads(db), COLUMNS));
  if (command === "show" && argument) return withLead(argument, (lead) => print(details(lead)));
  if (command === "delete" && argument) {
    return withLead(argument, async (lead) => {
      await deleteLead(db, lead);
      await purge();
      return print(`${lead.reference} is deleted.\n`);
    });
  }
  if (command === "forget" && argument) return remove({ email: argument });
  if (command === "expire") return remove({ before: monthsAgo(MONTHS_KEPT) });
  process.stderr.write(USAGE);
  return 2;
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

async function remove(people: Parameters<typeof leadsOfPeople>[1]): Promise<number> {
  const leads = await leadsOfPeople(db, people);
  for (const lead of leads) {
    await deleteLead(db, lead);
    print(`${lead.reference} is deleted.\n`);
  }
  await purge();
  return print(`${leads.length} deleted.\n`);
}

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

async function withLead(
  wanted: string,
  use: (lead: Lead) => number | Promise<number>,
): Promise<number> {
  const lead = await findLead(db, wanted);
  if (lead) return use(lead);
  process.stderr.write(`There is no lead ${printable(wanted)}.\n`);
  return 1;
}

function line({ createdAt, reference, kind, name, email, message }: Lead): string {
  const cells = [
    createdAt.slice(0, 16).replace("T", " "),
    reference,
    kind.padEnd(21),
    printable(name),
    printable(email),
    printable(message ?? "").slice(0, 60),
  ];
  return `${cells.join("  ")}\n`;
}

function details(lead: Lead): string {
  return Object.entries(flat(lead))
    .map(([name, value]) => `${name.padEnd(15)}${printable(value, "\n")}\n`)
    .join("");
}

/** What a terminal could take for commands is left out; a lead is written by strangers. */
function printable(text: string, keep = ""): string {
  return text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, "")
    .replaceAll(/\p{Cc}/gu, (control) => (keep.includes(control) ? control : " "));
}

function flat(lead: Lead): Record<string, string> {
  return Object.fromEntries(COLUMNS.map(({ name, value }) => [name, value(lead)]));
}
