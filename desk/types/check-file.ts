import type { BusinessType } from "#contract/business-type.ts";
import {
  MAX_TYPES,
  idOfName,
  sameName,
  typeGroup,
  typeId,
  typeName,
} from "#contract/desk/types.ts";
import { cellText, isFormula } from "#ui/files/csv.ts";
import { type CsvLine, readCsv } from "#ui/files/read-csv.ts";
import { typeFile } from "../copy/types.ts";

const { faults: words } = typeFile;

/** What is wrong, and in which line of the file; line 0 is the file as a whole. */
export interface FileFault {
  line: number;
  text: string;
}

export type CheckedFile =
  | { types: BusinessType[]; faults?: undefined }
  /** In order of their lines. */
  | { types?: undefined; faults: FileFault[] };

/**
 * Checks a whole file of types: all of it will do, or every fault is told. A line without an id is
 * the type there is of that name, or a new one. Lines of a group are brought together.
 */
export function checkFile(bytes: Uint8Array, current: readonly BusinessType[]): CheckedFile {
  const text = decode(bytes);
  if (typeof text !== "string") return { faults: [{ line: 0, text: text.fault }] };
  const { lines, faults: broken } = readCsv(text);
  const faults = broken.map(({ line, fault }) => ({ line, text: words[fault] }));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = header && columnsOf(header);
  if (!columns) return inOrder([{ line: header?.number ?? 0, text: words.header }, ...faults]);
  const reader = rowReader(columns, current);
  const types = rows.flatMap((row) => reader.read(row) ?? []);
  faults.push(...reader.faults);
  if (rows.length === 0) faults.push({ line: 0, text: words.empty });
  if (rows.length > MAX_TYPES) faults.push({ line: 0, text: words.tooMany });
  return faults.length > 0 ? inOrder(faults) : { types: byGroup(types) };
}

const inOrder = (faults: FileFault[]) => ({ faults: faults.toSorted((a, b) => a.line - b.line) });

function decode(bytes: Uint8Array): string | { fault: string } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { fault: words.workbook };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { fault: words.encoding } : text;
  } catch {
    return { fault: words.encoding };
  }
}

interface Columns {
  id: number | undefined;
  name: number;
  group: number;
}

/** Where the columns stand; undefined where there is none for the name or the group. */
function columnsOf({ cells }: CsvLine): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const [id, name, group] = [["id"], ["name"], ["group", "subindustrytype"]].map((some) =>
    names.findIndex((one) => some.includes(one)),
  );
  if (id === undefined || name === undefined || group === undefined) return undefined;
  return name < 0 || group < 0 ? undefined : { id: id < 0 ? undefined : id, name, group };
}

/** Reads rows one after the other, each against those before it and the types there are. */
function rowReader(columns: Columns, current: readonly BusinessType[]) {
  const faults: FileFault[] = [];
  const wanted = Math.max(columns.id ?? 0, columns.name, columns.group) + 1;
  const known = new Map(current.map((type) => [type.id, type]));
  const byLowerId = new Map(current.map((type) => [type.id.toLowerCase(), type]));
  const byName = new Map(current.map((type) => [sameName(type.name), type]));
  const seenIds = new Map<string, number>();
  const seenNames = new Map<string, number>();
  const seenGroups = new Map<string, { line: number; group: string }>();

  function read({ number: line, cells }: CsvLine): BusinessType | undefined {
    const before = faults.length;
    const fail = (text: string): undefined => {
      faults.push({ line, text });
    };
    const isWide = cells.slice(wanted).some((cell) => cell.trim() !== "");
    if (cells.length < wanted || isWide) return fail(words.cells(cells.length, wanted));
    const text = (column: number | undefined) => {
      const cell = column === undefined ? "" : (cells[column] ?? "");
      if (isFormula(cell)) fail(words.formula(cell.trim().slice(0, 40)));
      return cellText(cell);
    };
    const [given, name, group] = [
      text(columns.id).trim(),
      typeName.safeParse(text(columns.name)).data,
      typeGroup.safeParse(text(columns.group)).data,
    ];
    if (faults.length > before) return undefined;
    if (name === undefined) fail(words.name);
    if (group === undefined) fail(words.group);
    if (name === undefined || group === undefined) return undefined;
    const id = given ? idGiven(given, fail) : idMade(name, fail);
    if (id !== undefined) once(seenIds, id.toLowerCase(), line, words.sameId, fail);
    once(seenNames, sameName(name), line, words.sameName, fail);
    const first = seenGroups.get(sameName(group));
    if (!first) seenGroups.set(sameName(group), { line, group });
    else if (first.group !== group) fail(words.otherGroup(first.group, first.line));
    return id === undefined ? undefined : { id, name, subIndustryType: group };
  }

  function idGiven(id: string, fail: (text: string) => undefined): string | undefined {
    if (known.has(id)) return id;
    if (!typeId.safeParse(id).success) return fail(words.id(id.slice(0, 100)));
    const other = byLowerId.get(id.toLowerCase());
    return other ? fail(words.idOfOther(other.id, other.name)) : id;
  }

  function idMade(name: string, fail: (text: string) => undefined): string | undefined {
    const type = byName.get(sameName(name));
    if (type) return type.id;
    const id = idOfName(name);
    if (id === "") return fail(words.noId);
    const other = byLowerId.get(id);
    return other ? fail(words.idOfOther(other.id, other.name)) : id;
  }
  return { read, faults };
}

function once(
  seen: Map<string, number>,
  key: string,
  line: number,
  why: (first: number) => string,
  fail: (text: string) => undefined,
): void {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, line);
  else fail(why(first));
}

/** The types of a group one after the other, the groups as they came first. */
function byGroup(types: readonly BusinessType[]): BusinessType[] {
  return [...Map.groupBy(types, ({ subIndustryType }) => subIndustryType).values()].flat();
}
