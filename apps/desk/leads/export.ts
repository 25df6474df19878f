import type { SubmittedLead, LeadFilter } from "@angadi/desk-ports/leads";
import { formatPhone } from "@angadi/formats/phone";
import type { Column } from "@angadi/formats/csv";
import type { StaffContext } from "../request/request-context.ts";
import { renderPasswordPrompt, requirePassword } from "../password/confirm-password.tsx";
import { leadKindLabels, leadsCopy, leadStatusLabels } from "../copy/leads.ts";
import { createCsvResponse } from "../request/csv-response.ts";
import type { Ports } from "../request/ports.ts";
import { parseFilter } from "./filter.ts";

/** Leads per query, so that the export is never in memory as a whole. */
const BATCH_SIZE = 500;

const COLUMNS: readonly Column<SubmittedLead>[] = [
  { name: "reference", value: ({ reference }) => reference },
  { name: "kind", value: ({ kind }) => leadKindLabels[kind] },
  { name: "status", value: ({ status }) => leadStatusLabels[status] },
  { name: "owner", value: ({ ownerName }) => ownerName ?? "" },
  { name: "created (UTC)", value: ({ createdAt }) => createdAt },
  { name: "name", value: ({ name }) => name },
  { name: "email", value: ({ email }) => email },
  { name: "phone", value: ({ phone }) => formatPhone(phone) },
  { name: "message", value: ({ message }) => message ?? "" },
  { name: "company", value: ({ company }) => company?.name ?? "" },
  { name: "website", value: ({ company }) => company?.website ?? "" },
  { name: "first page", value: ({ context }) => context.landingPath ?? "" },
  { name: "from", value: ({ context }) => context.referrer ?? "" },
  { name: "utm", value: ({ context }) => new URLSearchParams(context.utm).toString() },
  { name: "partner", value: ({ context }) => context.partnerId ?? "" },
  { name: "opt-in", value: ({ context }) => (context.marketingOptIn ? "yes" : "no") },
  { name: "draft", value: ({ context }) => context.draft ?? "" },
  { name: "sample", value: ({ isSample }) => (isSample ? leadsCopy.sample : "") },
];

/** Exporting personal data requires the password: a session alone is not enough. */
const CONFIRMATION = {
  ...leadsCopy.exportPage,
  back: { href: "/leads", text: leadsCopy.exportPage.back },
};

export const renderExportPrompt = (context: StaffContext): Response =>
  renderPasswordPrompt(context, CONFIRMATION);

/** Exports the leads that match the filter as CSV. Cells are escaped so that none is a formula. */
export async function exportLeads(context: StaffContext): Promise<Response> {
  const { ports, staff, url } = context;
  const passwordPage = await requirePassword(context, await context.readForm(), CONFIRMATION);
  if (passwordPage) return passwordPage;
  const filter = parseFilter(url.searchParams);
  await ports.leads.logExport(staff, filter);
  return createCsvResponse("leads.csv", COLUMNS, listBatches(ports, filter));
}

async function* listBatches({ leads }: Ports, filter: LeadFilter) {
  let after: string | undefined;
  do {
    const page = await leads.list(filter, { after, limit: BATCH_SIZE });
    yield page.leads;
    after = page.next;
  } while (after !== undefined);
}
