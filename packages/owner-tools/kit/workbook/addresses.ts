import type { Cell, Sheet, Workbook } from "./sheet.ts";

/** Name of a column: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCodePoint(65 + (column % 26));
}

interface CellAddress {
  sheet: string;
  address: string;
}

/** Position of each named cell. Throws on duplicate names, which would make wrong sums. */
function findCellAddresses({ sheets }: Workbook): ReadonlyMap<string, CellAddress> {
  const places = new Map<string, CellAddress>();
  for (const { name, rows } of sheets) {
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (cell?.id === undefined) continue;
        if (places.has(cell.id)) throw new Error(`Two cells are called ${cell.id}`);
        places.set(cell.id, { sheet: name, address: `$${columnName(column)}$${row + 1}` });
      }
    }
  }
  return places;
}

/** Replaces cell names in formulas by addresses. */
export function resolveAddresses(workbook: Workbook): Workbook {
  const places = findCellAddresses(workbook);
  const findAddress = (id: string) => {
    const found = places.get(id);
    if (!found) throw new Error(`No cell is called ${id}`);
    return found;
  };
  const address = (id: string, sheet: string, other?: string) => {
    const from = findAddress(id);
    const to = other === undefined ? "" : `:${findAddress(other).address}`;
    return `${from.sheet === sheet ? "" : `'${from.sheet}'!`}${from.address}${to}`;
  };
  const inSheet = (sheet: Sheet) => (cell: Cell | null) =>
    cell?.formula === undefined
      ? cell
      : {
          ...cell,
          formula: cell.formula.replaceAll(
            /\{([\w.-]+)(?::([\w.-]+))?\}/g,
            (_all, id: string, other?: string) => address(id, sheet.name, other),
          ),
        };
  return {
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((cells) => cells.map(inSheet(sheet))),
    })),
  };
}
