import { strToU8, zipSync } from "fflate";
import { MIME_TYPES } from "./download-types.ts";
import { type Cell, type Row, type Sheet, type Workbook, toColumnName } from "./sheet.ts";
import {
  renderConditionalFormatting,
  computeRowHeight,
  getStyleIndex,
  renderStyles,
} from "./xlsx-styles.ts";
import { toXmlText } from "./xml.ts";

const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIP_NAMESPACE =
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE_NAMESPACE = "http://schemas.openxmlformats.org/package/2006";
const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/**
 * Converts the workbook to an XLSX file, in browsers and on servers. Formulas are live, and each
 * has its computed value next to it, for viewers that do not calculate. Programs that calculate are
 * told to recalculate everything on load.
 */
export function toXlsx({ sheets }: Workbook): Blob {
  const stringIndexes = new Map<string, number>();
  const files: Record<string, string> = {
    "[Content_Types].xml": renderContentTypes(sheets),
    "_rels/.rels": renderRelationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": renderWorkbook(sheets),
    "xl/_rels/workbook.xml.rels": renderRelationships([
      ...sheets.map((_, index) => ["worksheet", toSheetPath(index)] as const),
      ["styles", "styles.xml"],
      ["sharedStrings", "sharedStrings.xml"],
    ]),
    "xl/styles.xml": renderStyles(hasPaise(sheets)),
  };
  for (const [index, sheet] of sheets.entries())
    files[`xl/${toSheetPath(index)}`] = renderSheet(sheet, stringIndexes);
  const items = Array.from(
    stringIndexes.keys(),
    (text) => `<si><t xml:space="preserve">${escapeText(text)}</t></si>`,
  );
  files["xl/sharedStrings.xml"] = `<sst xmlns="${MAIN_NAMESPACE}">${items.join("")}</sst>`;
  const entries = Object.entries(files).map(
    ([name, xml]) => [name, strToU8(XML_DECLARATION + xml)] as const,
  );
  return new Blob([zipSync(Object.fromEntries(entries))], { type: MIME_TYPES.xlsx });
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const toSheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;

/** Whether any amount has paise; if so, all amounts are shown with paise. */
const hasPaise = (sheets: readonly Sheet[]): boolean =>
  sheets
    .flatMap(({ rows }) => rows.flat())
    .some((cell) => cell?.format === "rupees" && !Number.isInteger(Number(cell.value ?? 0)));

const renderOverride = (name: string, type: string) =>
  `<Override PartName="/xl/${name}" ContentType="${CONTENT_TYPE}.${type}+xml"/>`;

function renderContentTypes(sheets: readonly Sheet[]): string {
  return [
    `<Types xmlns="${PACKAGE_NAMESPACE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    renderOverride("workbook.xml", "sheet.main"),
    ...sheets.map((_, index) => renderOverride(toSheetPath(index), "worksheet")),
    renderOverride("styles.xml", "styles"),
    renderOverride("sharedStrings.xml", "sharedStrings"),
    "</Types>",
  ].join("");
}

function renderRelationships(
  targets: readonly (readonly [type: string, target: string])[],
): string {
  const items = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIP_NAMESPACE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${items.join("")}</Relationships>`;
}

function renderWorkbook(sheets: readonly Sheet[]): string {
  const items = sheets.map(
    ({ name }, index) =>
      `<sheet name="${toXmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONSHIP_NAMESPACE}"><sheets>${items.join("")}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`;
}

/** Renders a sheet, which is printed on A4, fitted to its width. The file format prescribes the order. */
function renderSheet(
  { rows, columnWidths, frozen, isLandscape }: Sheet,
  stringIndexes: Map<string, number>,
) {
  const widths = columnWidths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const mergedRanges = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell?.span
        ? `<mergeCell ref="${toAddress(column, row)}:${toAddress(column + cell.span - 1, row)}"/>`
        : [],
    ),
  );
  return [
    `<worksheet xmlns="${MAIN_NAMESPACE}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0">${renderPane(frozen)}</sheetView></sheetViews>`,
    `<cols>${widths.join("")}</cols>`,
    `<sheetData>${rows.map((cells, row) => renderRow(cells, row, stringIndexes)).join("")}</sheetData>`,
    mergedRanges.length > 0
      ? `<mergeCells count="${mergedRanges.length}">${mergedRanges.join("")}</mergeCells>`
      : "",
    renderConditionalFormatting(`A1:${toAddress(columnWidths.length - 1, rows.length - 1)}`),
    `<pageSetup paperSize="9" orientation="${isLandscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/>`,
    "</worksheet>",
  ].join("");
}

function renderPane({ rows, columns }: Sheet["frozen"]): string {
  if (rows + columns === 0) return "";
  const activePane = rows === 0 ? "topRight" : columns === 0 ? "bottomLeft" : "bottomRight";
  const split = `${columns ? ` xSplit="${columns}"` : ""}${rows ? ` ySplit="${rows}"` : ""}`;
  return `<pane${split} topLeftCell="${toAddress(columns, rows)}" activePane="${activePane}" state="frozen"/>`;
}

function renderRow(cells: Readonly<Row>, row: number, stringIndexes: Map<string, number>): string {
  const height = computeRowHeight(cells);
  const size = height ? ` ht="${height}" customHeight="1"` : "";
  const items = cells.map(
    (cell, column) => cell && renderCell(cell, toAddress(column, row), stringIndexes),
  );
  return `<row r="${row + 1}"${size}>${items.join("")}</row>`;
}

function renderCell(cell: Cell, address: string, stringIndexes: Map<string, number>): string {
  const { value, formula } = cell;
  const start = `<c r="${address}" s="${getStyleIndex(cell)}"`;
  if (formula !== undefined) {
    const type = typeof value === "string" ? ' t="str"' : "";
    return `${start}${type}><f>${toXmlText(formula)}</f><v>${escapeText(String(value ?? ""))}</v></c>`;
  }
  if (value === null) return `${start}/>`;
  if (typeof value === "number") return `${start}><v>${value}</v></c>`;
  const index = stringIndexes.get(value) ?? stringIndexes.size;
  stringIndexes.set(value, index);
  return `${start} t="s"><v>${index}</v></c>`;
}

const toAddress = (column: number, row: number) => `${toColumnName(column)}${row + 1}`;

/** Escapes a text. `_x0041_` would be read as "A", so its first underscore is written as a code, too. */
const escapeText = (text: string): string =>
  toXmlText(text).replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
