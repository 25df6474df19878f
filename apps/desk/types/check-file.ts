import type { BusinessType } from "@angadi/contract/business-type";
import {
  MAX_BUSINESS_TYPES,
  toTypeId,
  normalizeName,
  typeGroupSchema,
  typeIdSchema,
  typeNameSchema,
} from "@angadi/desk-ports/business-types";
import { parseTextCell, isFormula } from "@angadi/formats/csv";
import { type CsvRecord, parseCsv } from "@angadi/formats/parse-csv";
import { typeFileCopy } from "../copy/types.ts";

const { faults: copy } = typeFileCopy;

/** A fault and its line number in the file; line 0 means the file as a whole. */
export interface FileFault {
  line: number;
  text: string;
}

export type CheckedFile =
  | { types: BusinessType[]; faults?: undefined }
  /** Sorted by line. */
  | { types?: undefined; faults: FileFault[] };

/**
 * Checks a file of types: returns all types, sorted by group, or all faults. A line without an id
 * is the existing type with its name, or a new type.
 */
export function checkFile(bytes: Uint8Array, current: readonly BusinessType[]): CheckedFile {
  const text = decodeText(bytes);
  if (typeof text !== "string") return { faults: [{ line: 0, text: text.fault }] };
  const { records, faults: csvFaults } = parseCsv(text);
  const faults = csvFaults.map(({ line, kind }) => ({ line, text: copy[kind] }));
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = header && findColumns(header);
  if (!columns) return sortFaults([{ line: header?.line ?? 0, text: copy.header }, ...faults]);
  const reader = new RowReader(columns, current);
  const types = rows.flatMap((row) => reader.read(row) ?? []);
  faults.push(...reader.faults);
  if (rows.length === 0) faults.push({ line: 0, text: copy.empty });
  if (rows.length > MAX_BUSINESS_TYPES) faults.push({ line: 0, text: copy.tooMany });
  return faults.length > 0 ? sortFaults(faults) : { types: sortByGroup(types) };
}

const sortFaults = (faults: FileFault[]) => ({
  faults: faults.toSorted((a, b) => a.line - b.line),
});

function decodeText(bytes: Uint8Array): string | { fault: string } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { fault: copy.workbook };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { fault: copy.encoding } : text;
  } catch {
    return { fault: copy.encoding };
  }
}

interface Columns {
  id: number | undefined;
  name: number;
  group: number;
}

/** The column indexes; undefined if the name or the group has no column. */
function findColumns({ cells }: CsvRecord): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const [id, name, group] = [["id"], ["name"], ["group", "subindustrytype"]].map((aliases) =>
    names.findIndex((heading) => aliases.includes(heading)),
  );
  if (id === undefined || name === undefined || group === undefined) return undefined;
  return name < 0 || group < 0 ? undefined : { id: id < 0 ? undefined : id, name, group };
}

/** Records a fault of a row. Returns undefined, so that the caller can return the call. */
type AddFault = (text: string) => undefined;

/** Reads rows in order, checking each against earlier rows and the existing types. */
class RowReader {
  readonly faults: FileFault[] = [];
  readonly #columns: Columns;
  readonly #ids: ReadonlySet<string>;
  readonly #typesByLowerId: ReadonlyMap<string, BusinessType>;
  readonly #typesByName: ReadonlyMap<string, BusinessType>;
  readonly #seenIds = new Map<string, number>();
  readonly #seenNames = new Map<string, number>();
  readonly #seenGroups = new Map<string, { line: number; group: string }>();

  constructor(columns: Columns, current: readonly BusinessType[]) {
    this.#columns = columns;
    this.#ids = new Set(current.map(({ id }) => id));
    this.#typesByLowerId = new Map(current.map((type) => [type.id.toLowerCase(), type]));
    this.#typesByName = new Map(current.map((type) => [normalizeName(type.name), type]));
  }

  read(row: CsvRecord): BusinessType | undefined {
    const addFault: AddFault = (text) => void this.faults.push({ line: row.line, text });
    const texts = this.#readCells(row, addFault);
    if (!texts) return undefined;
    const name = typeNameSchema.safeParse(texts.name).data;
    const group = typeGroupSchema.safeParse(texts.group).data;
    if (name === undefined) addFault(copy.name);
    if (group === undefined) addFault(copy.group);
    if (name === undefined || group === undefined) return undefined;
    const id = texts.id ? this.#checkId(texts.id, addFault) : this.#deriveId(name, addFault);
    if (id !== undefined)
      checkUnique(this.#seenIds, id.toLowerCase(), row.line, copy.duplicateId, addFault);
    checkUnique(this.#seenNames, normalizeName(name), row.line, copy.duplicateName, addFault);
    this.#checkSpelling(group, row.line, addFault);
    return id === undefined ? undefined : { id, name, subIndustryType: group };
  }

  /** The cells' texts; undefined if there are too few or too many, or one is a formula. */
  #readCells({ cells }: CsvRecord, addFault: AddFault): Record<keyof Columns, string> | undefined {
    const { id, name, group } = this.#columns;
    const expectedCount = Math.max(id ?? 0, name, group) + 1;
    const hasExtraCells = cells.slice(expectedCount).some((cell) => cell.trim() !== "");
    if (cells.length < expectedCount || hasExtraCells)
      return addFault(copy.cellCount(cells.length, expectedCount));
    const texts = [id, name, group].map((columnIndex) =>
      columnIndex === undefined ? "" : (cells[columnIndex] ?? ""),
    );
    const formulas = texts.filter((cell) => isFormula(cell));
    for (const cell of formulas) addFault(copy.formula(cell.trim().slice(0, 40)));
    const [idText = "", nameText = "", groupText = ""] = texts.map((cell) => parseTextCell(cell));
    return formulas.length > 0
      ? undefined
      : { id: idText.trim(), name: nameText, group: groupText };
  }

  #checkId(id: string, addFault: AddFault): string | undefined {
    if (this.#ids.has(id)) return id;
    if (!typeIdSchema.safeParse(id).success) return addFault(copy.id(id.slice(0, 100)));
    const existing = this.#typesByLowerId.get(id.toLowerCase());
    return existing ? addFault(copy.idTaken(existing.id, existing.name)) : id;
  }

  #deriveId(name: string, addFault: AddFault): string | undefined {
    const type = this.#typesByName.get(normalizeName(name));
    if (type) return type.id;
    const id = toTypeId(name);
    if (id === "") return addFault(copy.noId);
    const existing = this.#typesByLowerId.get(id);
    return existing ? addFault(copy.idTaken(existing.id, existing.name)) : id;
  }

  /** All rows of a group must spell it like its first row. */
  #checkSpelling(group: string, line: number, addFault: AddFault): void {
    const firstRow = this.#seenGroups.get(normalizeName(group));
    if (!firstRow) this.#seenGroups.set(normalizeName(group), { line, group });
    else if (firstRow.group !== group) addFault(copy.groupSpelling(firstRow.group, firstRow.line));
  }
}

function checkUnique(
  firstLines: Map<string, number>,
  key: string,
  line: number,
  describeFault: (firstLine: number) => string,
  addFault: AddFault,
): void {
  const firstLine = firstLines.get(key);
  if (firstLine === undefined) firstLines.set(key, line);
  else addFault(describeFault(firstLine));
}

/** Sorts types by group, in the order in which the groups first appear. */
function sortByGroup(types: readonly BusinessType[]): BusinessType[] {
  return [...Map.groupBy(types, ({ subIndustryType }) => subIndustryType).values()].flat();
}
