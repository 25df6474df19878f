import { type Period, startOfWeek } from "@angadi/formats/days";
import type { DeskNumbers, TotalDimension, TotalKind } from "@angadi/desk-ports/numbers";
import { numbersCopy as copy } from "../copy/numbers.ts";
import { type DaySums, STEPS, type Sums, sumCounts } from "./day-sums.ts";
import type { NumbersSectionProps } from "./numbers-table.tsx";

/** Maximum number of rows shown; the exported file contains all. */
const MAX_ROWS = 200;

/** The dimensions that have a table. */
type TableDimension = keyof typeof copy.dimensions;

/** The funnel: the totals of a period and of the previous one. */
export function buildFunnelSection(days: DaySums): NumbersSectionProps {
  const rows = STEPS.map(([kind, name]) => {
    const [current, previous] = [sumCounts(days[kind].current), sumCounts(days[kind].previous)];
    return { name, cells: [current, previous, formatChange(current, previous)] };
  });
  return {
    title: copy.tables.funnel,
    columns: [copy.step, copy.current, copy.previous, copy.change],
    rows,
  };
}

/** Loads all other tables of a period. */
export async function loadNumbersSections(
  numbers: DeskNumbers,
  days: DaySums,
  period: Period,
): Promise<NumbersSectionProps[]> {
  const { tables, details } = copy;
  const loadSums = (kind: TotalKind, dimension: TotalDimension) =>
    numbers.readSums(kind, dimension, period);
  const loadSection = async (
    title: string,
    dimension: TableDimension,
    emptyLabel: string,
    kinds: readonly TotalKind[],
  ) => ({
    title,
    columns: [
      copy.dimensions[dimension],
      ...STEPS.filter(([kind]) => kinds.includes(kind)).map(([, name]) => name),
    ],
    rows: mergeColumns(
      await Promise.all(kinds.map((kind) => loadSums(kind, dimension))),
      emptyLabel,
    ),
  });
  const loadDetailSection = async (
    kind: TotalKind,
    title: string,
    labels: Readonly<Record<string, string>> = {},
  ) => ({
    title,
    columns: [copy.item, copy.count],
    rows: mergeColumns([await loadSums(kind, "detail")], copy.unknown).map(({ name, cells }) => ({
      name: labels[name] ?? name,
      cells,
    })),
  });
  return [
    {
      title: tables.week,
      columns: [copy.weekColumn, ...STEPS.map(([, name]) => name)],
      rows: mergeColumns(
        STEPS.map(([kind]) => sumByWeek(days[kind].current)),
        "",
      )
        .toSorted((a, b) => (a.name < b.name ? 1 : -1))
        .map(({ name, cells }) => ({ name, day: name, cells })),
    },
    {
      ...(await loadSection(
        tables.page,
        "page",
        copy.unknown,
        STEPS.map(([kind]) => kind),
      )),
      note: copy.pageNote,
    },
    { ...(await loadDetailSection("read", tables.read)), note: copy.readNote },
    await loadSection(tables.source, "source", copy.noCampaign, ["visit", "lead"]),
    await loadSection(tables.campaign, "campaign", copy.noCampaign, ["visit", "lead"]),
    await loadSection(tables.referrer, "referrer", copy.direct, ["visit"]),
    await loadSection(tables.partner, "partner", copy.noPartner, ["visit", "hand-off", "lead"]),
    await loadDetailSection("hand-off", tables.handOff, details.handOff),
    await loadDetailSection("lead", tables.lead, details.lead),
    await loadDetailSection("tool", tables.tool, details.tool),
    await loadDetailSection("missing", tables.missing),
  ];
}

function formatChange(current: number, previous: number): string {
  if (previous === 0) return "–";
  const percent = Math.round(((current - previous) / previous) * 100);
  return `${percent > 0 ? "+" : ""}${percent} %`;
}

function sumByWeek(sumsByDay: Sums): Sums {
  const sumsByWeek = new Map<string, number>();
  for (const [day, count] of sumsByDay) {
    sumsByWeek.set(startOfWeek(day), (sumsByWeek.get(startOfWeek(day)) ?? 0) + count);
  }
  return sumsByWeek;
}

/** Merges sums into rows with a column for each, the largest first. */
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
