import type { FullLead } from "@angadi/desk-ports/leads";
import { formatPhone } from "@angadi/formats/phone";
import { type Column, formatCsvRows, toCsv } from "@angadi/formats/csv";
import type { StaffContext } from "../request/request-context.ts";
import { renderPasswordPrompt, confirmPassword } from "../password/confirm-password.tsx";
import { kinds, leads, statuses } from "../copy/leads.ts";
import { parseFilter } from "./filter.ts";

/** Leads fetched at once, so that the export is never in memory as a whole. */
const PAGE_SIZE = 500;

const COLUMNS: readonly Column<FullLead>[] = [
  { name: "reference", value: ({ reference }) => reference },
  { name: "kind", value: ({ kind }) => kinds[kind] },
  { name: "status", value: ({ status }) => statuses[status] },
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
  { name: "sample", value: ({ isSample }) => (isSample ? leads.sample : "") },
];

/** The file takes personal data out of the desk, so a session alone is not enough. */
const CONFIRMATION = {
  ...leads.exporting,
  back: { href: "/leads", text: leads.exporting.back },
};

export const confirmExport = (context: StaffContext): Response =>
  renderPasswordPrompt(context, CONFIRMATION);

/** All leads that match the filter, as CSV. Cells are escaped so that none runs as a formula. */
export async function exportLeads(context: StaffContext): Promise<Response> {
  const { ports, staff, url } = context;
  const passwordPage = await confirmPassword(context, await context.form(), CONFIRMATION);
  if (passwordPage) return passwordPage;
  const filter = parseFilter(url.searchParams);
  await ports.leads.logExport(staff, filter);
  const encoder = new TextEncoder();
  let after: string | undefined;
  let isLastPage = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(toCsv([], COLUMNS))),
    async pull(stream) {
      if (isLastPage) return stream.close();
      const page = await ports.leads.listFull(filter, { after, limit: PAGE_SIZE });
      after = page.next;
      isLastPage = after === undefined;
      stream.enqueue(encoder.encode(formatCsvRows(page.leads, COLUMNS)));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="leads.csv"',
    },
  });
}
