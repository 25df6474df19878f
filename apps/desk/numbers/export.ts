import { listDays } from "@angadi/formats/days";
import type { Total } from "@angadi/desk-ports/numbers";
import { type Column, formatCsvRows, toCsv } from "@angadi/formats/csv";
import type { StaffContext } from "../request/request-context.ts";
import { parseDays, toPeriods } from "./periods.ts";

const NAMES = [
  "day",
  "kind",
  "page",
  "detail",
  "source",
  "medium",
  "campaign",
  "referrer",
  "partner",
  "count",
] as const;

const COLUMNS: readonly Column<Total>[] = NAMES.map((name) => ({
  name,
  value: (total) => String(total[name]),
}));

/** All totals of a period, fetched day by day so that they are never all in memory. */
export async function exportNumbers({ ports, url }: StaffContext): Promise<Response> {
  const { now } = toPeriods(ports.numbers.today(), parseDays(url.searchParams));
  const days = listDays(now).values();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(toCsv([], COLUMNS))),
    async pull(stream) {
      for (const day of days) {
        const totals = await ports.numbers.totals(day);
        if (totals.length > 0)
          return stream.enqueue(encoder.encode(formatCsvRows(totals, COLUMNS)));
      }
      stream.close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="numbers.csv"',
    },
  });
}
