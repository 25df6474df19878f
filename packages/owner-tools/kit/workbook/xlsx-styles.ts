import type { Cell, CellStyle, Format } from "./sheet.ts";
import { toXmlText } from "./xml.ts";

const TEXT_COLOR = "1C1D3A";
const RED = "982510";
const GREEN = "D9EFE2";

interface CellAppearance {
  color?: string;
  fill?: string;
  isBold?: true;
  isItalic?: true;
  /** In points. */
  size?: number;
  hasBorder?: true;
  align?: "center" | "right";
  isWrapped?: true;
  /** Height of its row, in points. */
  height?: number;
}

const APPEARANCES: Record<CellStyle, CellAppearance> = {
  title: { color: TEXT_COLOR, isBold: true, size: 16, height: 24 },
  section: { color: RED, isBold: true, size: 12, height: 20 },
  heading: {
    color: TEXT_COLOR,
    fill: "E2E6FB",
    isBold: true,
    hasBorder: true,
    align: "center",
    isWrapped: true,
    height: 32,
  },
  label: { color: TEXT_COLOR },
  note: { color: "5B5C74", isItalic: true },
  input: { color: TEXT_COLOR, fill: "FDECC0", hasBorder: true },
  result: { color: TEXT_COLOR, fill: GREEN, hasBorder: true, align: "right" },
  "main-result": { color: TEXT_COLOR, fill: GREEN, isBold: true, hasBorder: true, align: "right" },
  unused: { fill: "F3EEE4", hasBorder: true },
};
const STYLE_NAMES = Object.keys(APPEARANCES) as CellStyle[];
/** Height of a row with cells of these styles, in points; undefined for the default. */
export const computeRowHeight = (cells: readonly (Cell | null)[]): number | undefined =>
  cells.map((cell) => cell?.style && APPEARANCES[cell.style].height).find((height) => height);

/** Index of a cell’s style in the file, which has one for each pair of style and format. */
export const getStyleIndex = ({ style, format }: Cell): number =>
  1 + STYLE_NAMES.indexOf(style) * FORMAT_NAMES.length + FORMAT_NAMES.indexOf(format ?? "general");

const toDecimals = (hasDecimals: boolean) => (hasDecimals ? ".00" : "");
/** For amounts of a lakh and more. */
const toLakhFormat = (hasDecimals: boolean) => String.raw`"₹"##\,##\,##0${toDecimals(hasDecimals)}`;
/** For amounts of a crore and more. */
const toCroreFormat = (hasDecimals: boolean) =>
  String.raw`"₹"##\,##\,##\,##0${toDecimals(hasDecimals)}`;

/**
 * Number format for money. Spreadsheets group digits in threes, so a condition handles lakhs.
 * Negative amounts must be the second section, with an explicit sign: LibreOffice omits the sign in
 * a third section, Excel in a second. `CONDITIONS` add crores, and negative lakhs.
 */
function toMoneyFormat(hasDecimals: boolean): string {
  const small = `"₹"##,##0${toDecimals(hasDecimals)}`;
  return `[>=100000]${toLakhFormat(hasDecimals)};[<0]-${small};${small}`;
}

/** Number formats in the file's syntax. */
const NUMBER_FORMATS: Record<Format | "general", (hasDecimals: boolean) => string> = {
  general: () => "General",
  rupees: toMoneyFormat,
  "rupees-and-paise": () => toMoneyFormat(true),
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
  { operator: "lessThanOrEqual", limit: -10_000_000, isRed: true, format: toCroreFormat },
  { operator: "lessThanOrEqual", limit: -100_000, isRed: true, format: toLakhFormat },
  { operator: "lessThan", limit: 0, isRed: true, format: undefined },
  { operator: "greaterThanOrEqual", limit: 10_000_000, isRed: false, format: toCroreFormat },
];

/** Shows negative amounts in red, and large amounts in Indian digit groups. */
export function renderConditionalFormatting(range: string): string {
  const rules = CONDITIONS.map(
    ({ operator, limit }, index) =>
      `<cfRule type="cellIs" dxfId="${index}" priority="${index + 1}" operator="${operator}"><formula>${limit}</formula></cfRule>`,
  );
  return `<conditionalFormatting sqref="${range}">${rules.join("")}</conditionalFormatting>`;
}

/** Lower ids are reserved for built-in formats. */
const FIRST_FORMAT_ID = 164;
const FIRST_CONDITION_ID = 200;

const renderCollection = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join("")}</${name}>`;
const renderNumberFormat = (id: number, code: string) =>
  `<numFmt numFmtId="${id}" formatCode="${toXmlText(code)}"/>`;

function renderFont({ isBold, isItalic, size = 11, color = TEXT_COLOR }: CellAppearance): string {
  return `<font>${isBold ? "<b/>" : ""}${isItalic ? "<i/>" : ""}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;
}

const renderFill = ({ fill }: CellAppearance) =>
  `<fill><patternFill patternType="${fill ? "solid" : "none"}">${fill ? `<fgColor rgb="FF${fill}"/>` : ""}</patternFill></fill>`;

const renderBorder = (name: string) => `<${name} style="thin"><color rgb="FFE9DFCD"/></${name}>`;
const BORDERS = [
  "<border><left/><right/><top/><bottom/><diagonal/></border>",
  `<border>${["left", "right", "top", "bottom"].map(renderBorder).join("")}<diagonal/></border>`,
];

/** All styles of the file, in the order of `getStyleIndex`. */
export function renderStyles(hasDecimals: boolean): string {
  const appearances = Object.values(APPEARANCES);
  const formatCodes = Object.values(NUMBER_FORMATS).map((toCode) => toCode(hasDecimals));
  const cellStyles = appearances.flatMap(({ hasBorder, align, isWrapped }, appearanceIndex) =>
    formatCodes.map((_, formatIndex) => {
      const vertical = isWrapped ? ' vertical="center" wrapText="1"' : "";
      const alignment = align ? `<alignment horizontal="${align}"${vertical}/>` : "";
      // The first font and the first two fills are the defaults that the format requires.
      return `<xf numFmtId="${formatIndex === 0 ? 0 : FIRST_FORMAT_ID + formatIndex}" fontId="${appearanceIndex + 1}" fillId="${appearanceIndex + 2}" borderId="${hasBorder ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
    }),
  );
  const defaultStyle = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  const conditions = CONDITIONS.map(({ isRed, format }, index) => {
    const font = isRed ? `<font><b/><color rgb="FF${RED}"/></font>` : "";
    const code = format ? renderNumberFormat(FIRST_CONDITION_ID + index, format(hasDecimals)) : "";
    return `<dxf>${font}${code}</dxf>`;
  });
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    renderCollection(
      "numFmts",
      formatCodes
        .slice(1)
        .map((code, index) => renderNumberFormat(FIRST_FORMAT_ID + 1 + index, code)),
    ),
    renderCollection("fonts", [{}, ...appearances].map(renderFont)),
    renderCollection("fills", [
      renderFill({}),
      '<fill><patternFill patternType="gray125"/></fill>',
      ...appearances.map(renderFill),
    ]),
    renderCollection("borders", BORDERS),
    renderCollection("cellStyleXfs", [`${defaultStyle}/>`]),
    renderCollection("cellXfs", [`${defaultStyle} xfId="0"/>`, ...cellStyles]),
    renderCollection("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    renderCollection("dxfs", conditions),
    "</styleSheet>",
  ].join("");
}
