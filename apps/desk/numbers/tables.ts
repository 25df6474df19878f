import { type Period, startOfWeek } from "@angadi/formats/days";
import type { DeskNumbers, TotalKind, TotalDimension } from "@angadi/desk-ports/numbers";
import { numbers as copy } from "../copy/numbers.ts";
import { type DaySums, STEPS, type Sums, sumCounts } from "./day-sums.ts";
import type { NumberTable } from "./table.tsx";

/** Maximum number of rows shown; the exported file contains all. */
const MAX_ROWS = 200;

/** The columns of a total that tables group by. */
type PartColumn = keyof typeof copy.parts;

/** Totals of a period and of the previous one. */
export function buildSummaryTable(days: DaySums): NumberTable {
  const rows = STEPS.map(([kind, name]) => {
    const [now, before] = [sumCounts(days[kind].now), sumCounts(days[kind].before)];
    return { name, cells: [now, before, formatChange(now, before)] };
  });
  return {
    title: copy.tables.all,
    columns: [copy.step, copy.now, copy.before, copy.change],
    rows,
  };
}

/** All other tables of a period. */
export async function loadNumberTables(
  numbers: DeskNumbers,
  days: DaySums,
  period: Period,
): Promise<NumberTable[]> {
  const { tables, details } = copy;
  const loadSums = (kind: TotalKind, part: TotalDimension) => numbers.readSums(kind, part, period);
  const loadTable = async (
    title: string,
    part: PartColumn,
    emptyLabel: string,
    kinds: readonly TotalKind[],
  ) => ({
    title,
    columns: [
      copy.parts[part],
      ...STEPS.filter(([kind]) => kinds.includes(kind)).map(([, name]) => name),
    ],
    rows: mergeColumns(await Promise.all(kinds.map((kind) => loadSums(kind, part))), emptyLabel),
  });
  const loadDetailTable = async (
    kind: TotalKind,
    title: string,
    names: Readonly<Record<string, string>> = {},
  ) => ({
    title,
    columns: [copy.item, copy.count],
    rows: mergeColumns([await loadSums(kind, "detail")], copy.unknown).map(({ name, cells }) => ({
      name: names[name] ?? name,
      cells,
    })),
  });
  return [
    {
      title: tables.week,
      columns: [copy.weekFrom, ...STEPS.map(([, name]) => name)],
      rows: mergeColumns(
        STEPS.map(([kind]) => sumByWeek(days[kind].now)),
        "",
      )
        .toSorted((a, b) => (a.name < b.name ? 1 : -1))
        .map(({ name, cells }) => ({ name, day: name, cells })),
    },
    {
      ...(await loadTable(
        tables.page,
        "page",
        copy.unknown,
        STEPS.map(([kind]) => kind),
      )),
      note: copy.pageNote,
    },
    { ...(await loadDetailTable("read", tables.read)), note: copy.readNote },
    await loadTable(tables.source, "source", copy.noCampaign, ["visit", "lead"]),
    await loadTable(tables.campaign, "campaign", copy.noCampaign, ["visit", "lead"]),
    await loadTable(tables.referrer, "referrer", copy.direct, ["visit"]),
    await loadTable(tables.partner, "partner", copy.noPartner, ["visit", "hand-off", "lead"]),
    await loadDetailTable("hand-off", tables.handOff, details.handOff),
    await loadDetailTable("lead", tables.lead, details.lead),
    await loadDetailTable("tool", tables.tool, details.tool),
    await loadDetailTable("missing", tables.missing),
  ];
}

function formatChange(now: number, before: number): string {
  if (before === 0) return "–";
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : ""}${percent} %`;
}

function sumByWeek(days: Sums): Sums {
  const weeks = new Map<string, number>();
  for (const [day, count] of days) {
    weeks.set(startOfWeek(day), (weeks.get(startOfWeek(day)) ?? 0) + count);
  }
  return weeks;
}

/** Merges several sums by name into table columns, largest first. */
function mergeColumns(sums: readonly Sums[], emptyLabel: string) {
  const names = [...new Set(sums.flatMap((counts) => [...counts.keys()]))];
  return names
    .map((name) => ({
      name: name || emptyLabel,
      cells: sums.map((counts) => counts.get(name) ?? 0),
    }))
    .toSorted((a, b) => sumCells(b.cells) - sumCells(a.cells) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_ROWS);
}

const sumCells = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + cell, 0);
