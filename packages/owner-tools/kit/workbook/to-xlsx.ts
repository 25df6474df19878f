import { strToU8, unzipSync, zipSync } from "fflate";
import writeXlsx, { type Feature, type Sheet as XlsxSheet } from "write-excel-file/universal";
import { resolveAddresses } from "./addresses.ts";
import type { Cell, Sheet, Workbook } from "./sheet.ts";
import { conditionStylesXml, conditionsXml } from "./xlsx-conditions.ts";
import { numberFormat, getStyle } from "./xlsx-styles.ts";

/**
 * Converts the workbook to an XLSX file, in browsers and on servers. Formulas are live, and each
 * has its computed value next to it, for viewers that do not calculate; the others are told to
 * recalculate everything on load.
 */
export async function toXlsx(workbook: Workbook): Promise<Blob> {
  const { sheets } = resolveAddresses(workbook);
  const hasDecimals = hasPaise(sheets);
  const large = new Map<string, string>();
  const blob = await writeXlsx(
    sheets.map((sheet) => xlsxSheet(sheet, hasDecimals)),
    { fontFamily: "Calibri", fontSize: 11, features: [additions(sheets, hasDecimals, large)] },
  ).toBlob();
  if (large.size === 0) return blob;
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  for (const [name, text] of large) files[name] = strToU8(text);
  return new Blob([zipSync(files)], { type: blob.type });
}

/**
 * Size in characters from which sheets are added afterwards. The library compresses files larger
 * than 160,000 bytes in a worker made from a blob, which the site's Content-Security-Policy
 * forbids, and then waits forever.
 */
const LARGE = 100_000;

/** Whether any amount has paise; if so, all amounts are shown with paise. */
const hasPaise = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) =>
    rows.flat().some((cell) => isMoney(cell) && !Number.isInteger(cell?.value)),
  );

const isMoney = (cell: Cell | null): boolean =>
  typeof cell?.value === "number" && cell.format === "rupees";

function xlsxSheet(sheet: Sheet, hasDecimals: boolean): XlsxSheet<Blob> {
  return {
    sheet: sheet.name,
    columns: sheet.columns.map((width) => ({ width })),
    stickyRowsCount: sheet.frozen.rows,
    stickyColumnsCount: sheet.frozen.columns,
    showGridLines: false,
    data: sheet.rows.map((cells) => cells.map((cell) => cell && xlsxCell(cell, hasDecimals))),
  };
}

function xlsxCell(cell: Cell, hasDecimals: boolean) {
  const format = cell.format && { format: numberFormat(cell.format, hasDecimals) };
  const style = { ...getStyle(cell.style), ...(cell.span ? { columnSpan: cell.span } : {}) };
  if (cell.formula !== undefined) {
    return { ...style, ...format, type: "Formula" as const, value: cell.formula };
  }
  if (typeof cell.value === "string") return { ...style, type: String, value: cell.value };
  // The type lets an empty number cell keep its number format.
  if (format) return { ...style, ...format, type: Number, value: cell.value ?? undefined };
  return style;
}

/**
 * The library writes formulas without values, and no conditional formats. This adds the computed
 * values to the formulas, and the conditional formats to each sheet.
 */
function additions(
  sheets: readonly Sheet[],
  hasDecimals: boolean,
  large: Map<string, string>,
): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex, sheetId }) => {
            const sheet = sheets[sheetIndex];
            if (!sheet) return xml;
            const whole = onPaper(withConditions(withValues(xml, sheet), sheet), sheet);
            if (whole.length < LARGE) return whole;
            // The library removes the nonexistent drawing only after this step.
            const text = whole.replace(/<drawing [^>]*\/>/, "");
            large.set(`xl/worksheets/sheet${sheetId}.xml`, text);
            return whole.replace(/<sheetData>.*<\/sheetData>/s, "<sheetData/>");
          },
        },
        "xl/styles.xml": { insert: () => conditionStylesXml(hasDecimals) },
        "xl/workbook.xml": {
          transformElementAttributes: (tag, attributes) =>
            tag === "calcPr" ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
        },
      },
    },
  };
}

/** Conditional formats must follow the cells and merged cells, and precede the page setup. */
const withConditions = (xml: string, sheet: Sheet): string =>
  xml.replace(
    /<\/sheetData>(?:<mergeCells.*?<\/mergeCells>)?/s,
    (cells) => cells + conditionsXml(sheet),
  );

/** Prints on A4, fitted to the page width. The file format prescribes the order of elements. */
function onPaper(xml: string, { landscape }: Sheet): string {
  const orientation = landscape ? "landscape" : "portrait";
  const setup = `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
  return xml
    .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace("</conditionalFormatting>", `</conditionalFormatting>${setup}`);
}

function withValues(xml: string, sheet: Sheet): string {
  const cells = sheet.rows.flat().filter((cell) => cell?.formula !== undefined);
  let next = 0;
  // The file has the formulas in the order of rows and columns, as in `sheet.rows`.
  return xml.replaceAll(/<c ([^>]*)><f>([^<]*)<\/f><\/c>/g, (_all, attributes, formula) => {
    const value = cells[next++]?.value ?? "";
    const type = typeof value === "string" ? ' t="str"' : "";
    return `<c ${attributes}${type}><f>${formula}</f><v>${escaped(String(value))}</v></c>`;
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
