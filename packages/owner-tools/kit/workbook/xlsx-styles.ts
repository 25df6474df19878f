import type { Cell, CellStyle, Format } from "./sheet.ts";

/** Inputs are on yellow, results on green; the colours are the site's. */
const INK = "1C1D3A";
const RED = "982510";
const GREEN = "D9EFE2";

interface Look {
  color?: string;
  fill?: string;
  bold?: true;
  italic?: true;
  /** In points. */
  size?: number;
  boxed?: true;
  align?: "center" | "right";
  wrap?: true;
  /** Height of its row, in points. */
  height?: number;
}

const LOOKS: Record<CellStyle, Look> = {
  title: { color: INK, bold: true, size: 16, height: 24 },
  section: { color: RED, bold: true, size: 12, height: 20 },
  head: {
    color: INK,
    fill: "E2E6FB",
    bold: true,
    boxed: true,
    align: "center",
    wrap: true,
    height: 32,
  },
  label: { color: INK },
  note: { color: "5B5C74", italic: true },
  input: { color: INK, fill: "FDECC0", boxed: true },
  result: { color: INK, fill: GREEN, boxed: true, align: "right" },
  key: { color: INK, fill: GREEN, bold: true, boxed: true, align: "right" },
  off: { fill: "F3EEE4", boxed: true },
};
const STYLES = Object.keys(LOOKS) as CellStyle[];
/** Height of a row with cells of these styles, in points; undefined for the default. */
export const getRowHeight = (cells: readonly (Cell | null)[]): number | undefined =>
  cells.map((cell) => cell?.style && LOOKS[cell.style].height).find((height) => height);

/** Index of the cell's style in the file: one for each pair of style and format. */
export const getStyleIndex = ({ style, format }: Cell): number =>
  1 + STYLES.indexOf(style) * FORMATS.length + FORMATS.indexOf(format ?? "general");

const decimalTail = (hasDecimals: boolean) => (hasDecimals ? ".00" : "");
/** For amounts of a lakh and more, positive or negative. */
const inLakhs = (hasDecimals: boolean) => String.raw`"₹"##\,##\,##0${decimalTail(hasDecimals)}`;
/** The same for a crore and more. */
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
const CODES: Record<Format | "general", (hasDecimals: boolean) => string> = {
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
const FORMATS = Object.keys(CODES) as (keyof typeof CODES)[];

/** Conditions for a whole sheet; only money reaches these values. The first match applies. */
const CONDITIONS = [
  { operator: "lessThanOrEqual", than: -10_000_000, isRed: true, format: inCrores },
  { operator: "lessThanOrEqual", than: -100_000, isRed: true, format: inLakhs },
  { operator: "lessThan", than: 0, isRed: true, format: undefined },
  { operator: "greaterThanOrEqual", than: 10_000_000, isRed: false, format: inCrores },
];

/** Shows negative amounts in red, and large amounts in Indian digit groups. */
export function conditionsXml(range: string): string {
  const rules = CONDITIONS.map(
    ({ operator, than }, index) =>
      `<cfRule type="cellIs" dxfId="${index}" priority="${index + 1}" operator="${operator}"><formula>${than}</formula></cfRule>`,
  );
  return `<conditionalFormatting sqref="${range}">${rules.join("")}</conditionalFormatting>`;
}

/** Ids below are the file format's own number formats. */
const FIRST_FORMAT = 164;
const FIRST_CONDITION = 200;

const list = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join("")}</${name}>`;
const numberFormat = (id: number, code: string) =>
  `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"/>`;

function fontXml({ bold, italic, size = 11, color = INK }: Look): string {
  return `<font>${bold ? "<b/>" : ""}${italic ? "<i/>" : ""}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;
}

const fillXml = ({ fill }: Look) =>
  `<fill><patternFill patternType="${fill ? "solid" : "none"}">${fill ? `<fgColor rgb="FF${fill}"/>` : ""}</patternFill></fill>`;

const side = (name: string) => `<${name} style="thin"><color rgb="FFE9DFCD"/></${name}>`;
const BORDERS = [
  "<border><left/><right/><top/><bottom/><diagonal/></border>",
  `<border>${["left", "right", "top", "bottom"].map(side).join("")}<diagonal/></border>`,
];

/** The fonts, fills and other styles of the file; every pair of style and format has its index. */
export function stylesXml(hasDecimals: boolean): string {
  const looks = Object.values(LOOKS);
  const codes = Object.values(CODES).map((toCode) => toCode(hasDecimals));
  const cellStyles = looks.flatMap(({ boxed, align, wrap }, look) =>
    codes.map((_, format) => {
      const vertical = wrap ? ' vertical="center" wrapText="1"' : "";
      const alignment = align ? `<alignment horizontal="${align}"${vertical}/>` : "";
      // The first font and the first two fills are the file format's own.
      return `<xf numFmtId="${format === 0 ? 0 : FIRST_FORMAT + format}" fontId="${look + 1}" fillId="${look + 2}" borderId="${boxed ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
    }),
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  const conditions = CONDITIONS.map(({ isRed, format }, index) => {
    const font = isRed ? `<font><b/><color rgb="FF${RED}"/></font>` : "";
    const code = format ? numberFormat(FIRST_CONDITION + index, format(hasDecimals)) : "";
    return `<dxf>${font}${code}</dxf>`;
  });
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    list(
      "numFmts",
      codes.slice(1).map((code, index) => numberFormat(FIRST_FORMAT + 1 + index, code)),
    ),
    list("fonts", [{}, ...looks].map(fontXml)),
    list("fills", [
      fillXml({}),
      '<fill><patternFill patternType="gray125"/></fill>',
      ...looks.map(fillXml),
    ]),
    list("borders", BORDERS),
    list("cellStyleXfs", [`${plain}/>`]),
    list("cellXfs", [`${plain} xfId="0"/>`, ...cellStyles]),
    list("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    list("dxfs", conditions),
    "</styleSheet>",
  ].join("");
}
