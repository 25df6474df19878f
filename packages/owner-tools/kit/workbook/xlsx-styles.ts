import type { Cell, CellStyle, Format } from "./sheet.ts";

const TEXT_COLOR = "1C1D3A";
const RED = "982510";
const GREEN = "D9EFE2";

interface CellLook {
  color?: string;
  fill?: string;
  bold?: true;
  italic?: true;
  /** In points. */
  size?: number;
  hasBorder?: true;
  align?: "center" | "right";
  wrap?: true;
  /** Height of its row, in points. */
  height?: number;
}

const CELL_LOOKS: Record<CellStyle, CellLook> = {
  title: { color: TEXT_COLOR, bold: true, size: 16, height: 24 },
  section: { color: RED, bold: true, size: 12, height: 20 },
  head: {
    color: TEXT_COLOR,
    fill: "E2E6FB",
    bold: true,
    hasBorder: true,
    align: "center",
    wrap: true,
    height: 32,
  },
  label: { color: TEXT_COLOR },
  note: { color: "5B5C74", italic: true },
  input: { color: TEXT_COLOR, fill: "FDECC0", hasBorder: true },
  result: { color: TEXT_COLOR, fill: GREEN, hasBorder: true, align: "right" },
  key: { color: TEXT_COLOR, fill: GREEN, bold: true, hasBorder: true, align: "right" },
  off: { fill: "F3EEE4", hasBorder: true },
};
const STYLE_NAMES = Object.keys(CELL_LOOKS) as CellStyle[];
/** Height of a row with cells of these styles, in points; undefined for the default. */
export const getRowHeight = (cells: readonly (Cell | null)[]): number | undefined =>
  cells.map((cell) => cell?.style && CELL_LOOKS[cell.style].height).find((height) => height);

/** Index of a cell’s style in the file, which has one for each pair of style and format. */
export const getStyleIndex = ({ style, format }: Cell): number =>
  1 + STYLE_NAMES.indexOf(style) * FORMAT_NAMES.length + FORMAT_NAMES.indexOf(format ?? "general");

const decimalTail = (hasDecimals: boolean) => (hasDecimals ? ".00" : "");
/** For amounts of a lakh and more. */
const inLakhs = (hasDecimals: boolean) => String.raw`"₹"##\,##\,##0${decimalTail(hasDecimals)}`;
/** For amounts of a crore and more. */
const inCrores = (hasDecimals: boolean) =>
  String.raw`"₹"##\,##\,##\,##0${decimalTail(hasDecimals)}`;

/**
 * Number format for money. Spreadsheets group digits in threes, so a condition handles lakhs.
 * Negative amounts must be the second section, with an explicit sign: LibreOffice omits the sign in
 * a third section, Excel in a second. `CONDITIONS` add crores, and negative lakhs.
 */
function money(hasDecimals: boolean): string {
  const small = `"₹"##,##0${decimalTail(hasDecimals)}`;
  return `[>=100000]${inLakhs(hasDecimals)};[<0]-${small};${small}`;
}

/** Number formats in the file's syntax. */
const NUMBER_FORMATS: Record<Format | "general", (hasDecimals: boolean) => string> = {
  general: () => "General",
  rupees: money,
  exact: () => money(true),
  percent: () => "0.00%",
  "fine-percent": () => "0.0000%",
  whole: () => "0",
  hundredths: () => "0.00",
  hours: () => "0.0#",
  date: () => "dd mmm yyyy",
};
const FORMAT_NAMES = Object.keys(NUMBER_FORMATS) as (keyof typeof NUMBER_FORMATS)[];

/** Conditions for a whole sheet; only money reaches these values. The first match wins. */
const CONDITIONS = [
  { operator: "lessThanOrEqual", than: -10_000_000, isRed: true, format: inCrores },
  { operator: "lessThanOrEqual", than: -100_000, isRed: true, format: inLakhs },
  { operator: "lessThan", than: 0, isRed: true, format: undefined },
  { operator: "greaterThanOrEqual", than: 10_000_000, isRed: false, format: inCrores },
];

/** Shows negative amounts in red, and large amounts in Indian digit groups. */
export function conditionalFormattingXml(range: string): string {
  const rules = CONDITIONS.map(
    ({ operator, than }, index) =>
      `<cfRule type="cellIs" dxfId="${index}" priority="${index + 1}" operator="${operator}"><formula>${than}</formula></cfRule>`,
  );
  return `<conditionalFormatting sqref="${range}">${rules.join("")}</conditionalFormatting>`;
}

/** Lower ids are reserved for built-in formats. */
const FIRST_FORMAT_ID = 164;
const FIRST_CONDITION_ID = 200;

const collectionXml = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join("")}</${name}>`;
const numberFormatXml = (id: number, code: string) =>
  `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"/>`;

function fontXml({ bold, italic, size = 11, color = TEXT_COLOR }: CellLook): string {
  return `<font>${bold ? "<b/>" : ""}${italic ? "<i/>" : ""}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;
}

const fillXml = ({ fill }: CellLook) =>
  `<fill><patternFill patternType="${fill ? "solid" : "none"}">${fill ? `<fgColor rgb="FF${fill}"/>` : ""}</patternFill></fill>`;

const borderXml = (name: string) => `<${name} style="thin"><color rgb="FFE9DFCD"/></${name}>`;
const BORDERS = [
  "<border><left/><right/><top/><bottom/><diagonal/></border>",
  `<border>${["left", "right", "top", "bottom"].map(borderXml).join("")}<diagonal/></border>`,
];

/** All styles of the file, in the order of `getStyleIndex`. */
export function stylesXml(hasDecimals: boolean): string {
  const looks = Object.values(CELL_LOOKS);
  const codes = Object.values(NUMBER_FORMATS).map((toCode) => toCode(hasDecimals));
  const cellStyles = looks.flatMap(({ hasBorder, align, wrap }, look) =>
    codes.map((_, format) => {
      const vertical = wrap ? ' vertical="center" wrapText="1"' : "";
      const alignment = align ? `<alignment horizontal="${align}"${vertical}/>` : "";
      // The first font and the first two fills are the defaults that the format requires.
      return `<xf numFmtId="${format === 0 ? 0 : FIRST_FORMAT_ID + format}" fontId="${look + 1}" fillId="${look + 2}" borderId="${hasBorder ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
    }),
  );
  const defaultStyle = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  const conditions = CONDITIONS.map(({ isRed, format }, index) => {
    const font = isRed ? `<font><b/><color rgb="FF${RED}"/></font>` : "";
    const code = format ? numberFormatXml(FIRST_CONDITION_ID + index, format(hasDecimals)) : "";
    return `<dxf>${font}${code}</dxf>`;
  });
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    collectionXml(
      "numFmts",
      codes.slice(1).map((code, index) => numberFormatXml(FIRST_FORMAT_ID + 1 + index, code)),
    ),
    collectionXml("fonts", [{}, ...looks].map(fontXml)),
    collectionXml("fills", [
      fillXml({}),
      '<fill><patternFill patternType="gray125"/></fill>',
      ...looks.map(fillXml),
    ]),
    collectionXml("borders", BORDERS),
    collectionXml("cellStyleXfs", [`${defaultStyle}/>`]),
    collectionXml("cellXfs", [`${defaultStyle} xfId="0"/>`, ...cellStyles]),
    collectionXml("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    collectionXml("dxfs", conditions),
    "</styleSheet>",
  ].join("");
}
