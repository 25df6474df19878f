import type { Numbers, Period, TotalKind, TotalPart } from "#contract/desk/numbers.ts";
import { numbers as words } from "../copy/numbers.ts";
import { weekOf } from "./periods.ts";
import type { NumberTable } from "./table.tsx";

/** Rows shown of a table; the file has all. */
const MAX_ROWS = 200;

const STEPS = [
  ["visit", words.columns.visit],
  ["view", words.columns.view],
  ["hand-off", words.columns.handOff],
  ["lead", words.columns.lead],
] as const;

type Sums = ReadonlyMap<string, number>;

/** All tables of a period, the one that compares it with the one before first. */
export async function numberTables(
  numbers: Numbers,
  { now, before }: { now: Period; before: Period },
): Promise<NumberTable[]> {
  const { tables } = words;
  const sums = (kind: TotalKind, by: TotalPart) => numbers.sums(kind, by, now);
  const side = async (title: string, by: TotalPart, none: string, kinds: readonly TotalKind[]) => ({
    title,
    columns: [
      words.what,
      ...STEPS.filter(([kind]) => kinds.includes(kind)).map(([, name]) => name),
    ],
    rows: beside(await Promise.all(kinds.map((kind) => sums(kind, by))), none),
  });
  const list = async (kind: TotalKind, title: string) => ({
    title,
    columns: [words.what, words.count],
    rows: beside([await sums(kind, "detail")], words.unknown),
  });
  const days = await Promise.all(STEPS.map(([kind]) => sums(kind, "day")));
  return [
    { title: tables.all, ...(await compared(numbers, now, before)) },
    {
      title: tables.week,
      columns: [words.weekFrom, ...STEPS.map(([, name]) => name)],
      rows: beside(days.map(byWeek), "").toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    },
    {
      ...(await side(tables.page, "page", words.unknown, ["visit", "view", "hand-off", "lead"])),
      note: words.pageNote,
    },
    await side(tables.source, "source", words.noCampaign, ["visit", "lead"]),
    await side(tables.campaign, "campaign", words.noCampaign, ["visit", "lead"]),
    await side(tables.referrer, "referrer", words.direct, ["visit"]),
    await side(tables.partner, "partner", words.noPartner, ["visit", "hand-off", "lead"]),
    await list("hand-off", tables.handOff),
    await list("lead", tables.lead),
    await list("tool", tables.tool),
    await list("missing", tables.missing),
    { ...(await list("vital", tables.vital)), note: words.vitalNote },
  ];
}

async function compared(numbers: Numbers, now: Period, before: Period) {
  const rows = await Promise.all(
    STEPS.map(async ([kind, name]) => {
      const [here, there] = await Promise.all(
        [now, before].map(async (period) => total(await numbers.sums(kind, "day", period))),
      );
      return { name, cells: [here ?? 0, there ?? 0, changeOf(here ?? 0, there ?? 0)] };
    }),
  );
  return { columns: [words.what, words.now, words.before, words.change], rows };
}

const total = (sums: Sums) => [...sums.values()].reduce((sum, count) => sum + count, 0);

function changeOf(now: number, before: number): string {
  if (before === 0) return "–";
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? "+" : ""}${percent} %`;
}

function byWeek(days: Sums): Sums {
  const weeks = new Map<string, number>();
  for (const [day, count] of days) {
    weeks.set(weekOf(day), (weeks.get(weekOf(day)) ?? 0) + count);
  }
  return weeks;
}

/** Sums by the same names as columns of a table, the largest first. */
function beside(sums: readonly Sums[], none: string) {
  const names = [...new Set(sums.flatMap((one) => [...one.keys()]))];
  return names
    .map((name) => ({ name: name || none, cells: sums.map((one) => one.get(name) ?? 0) }))
    .toSorted((a, b) => sumOf(b.cells) - sumOf(a.cells) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_ROWS);
}

const sumOf = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + cell, 0);
