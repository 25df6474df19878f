import { type Period, listDays } from "@angadi/formats/days";
import type { DeskNumbers, Total } from "@angadi/desk-ports/numbers";
import type { Column } from "@angadi/formats/csv";
import type { StaffContext } from "../request/request-context.ts";
import { createCsvResponse } from "../request/csv-response.ts";
import { getPeriods, parseDays } from "./periods.ts";

const COLUMN_NAMES = [
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

const COLUMNS: readonly Column<Total>[] = COLUMN_NAMES.map((name) => ({
  name,
  value: (total) => String(total[name]),
}));

/** Exports all totals of a period, read day by day so that they are never all in memory. */
export async function exportNumbers({ ports, url }: StaffContext): Promise<Response> {
  const { current } = getPeriods(ports.numbers.getToday(), parseDays(url.searchParams));
  return createCsvResponse("numbers.csv", COLUMNS, listTotals(ports.numbers, current));
}

async function* listTotals(numbers: DeskNumbers, period: Period) {
  for (const day of listDays(period)) yield await numbers.listTotals(day);
}
