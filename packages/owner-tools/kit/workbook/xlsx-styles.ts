import type { Format, CellStyle } from "./sheet.ts";

/** Inputs are on yellow, results on green; the colours are the site's. */
const INK = "#1c1d3a";
const GREEN = "#d9efe2";
const FAINT = "#e9dfcd";

const boxed = { borderColor: FAINT, borderStyle: "thin" as const };

const STYLES = {
  title: { fontWeight: "bold" as const, fontSize: 16, textColor: INK, height: 24 },
  section: { fontWeight: "bold" as const, fontSize: 12, textColor: "#982510", height: 20 },
  head: {
    fontWeight: "bold" as const,
    textColor: INK,
    backgroundColor: "#e2e6fb",
    wrap: true,
    align: "center" as const,
    alignVertical: "center" as const,
    height: 32,
    ...boxed,
  },
  label: { textColor: INK },
  note: { textColor: "#5b5c74", fontStyle: "italic" as const },
  input: { textColor: INK, backgroundColor: "#fdecc0", ...boxed },
  result: { textColor: INK, backgroundColor: GREEN, align: "right" as const, ...boxed },
  key: {
    textColor: INK,
    backgroundColor: GREEN,
    align: "right" as const,
    fontWeight: "bold" as const,
    ...boxed,
  },
  off: { backgroundColor: "#f3eee4", ...boxed },
};

/** The library's style properties of a cell. */
export const getStyle = (style: CellStyle): (typeof STYLES)[CellStyle] => STYLES[style];

const decimalTail = (hasDecimals: boolean) => (hasDecimals ? ".00" : "");

/** For amounts of a lakh and more, positive or negative. */
export const IN_LAKHS = (hasDecimals: boolean): string =>
  String.raw`"₹"##\,##\,##0${decimalTail(hasDecimals)}`;
/** The same for a crore and more. */
export const IN_CRORES = (hasDecimals: boolean): string =>
  String.raw`"₹"##\,##\,##\,##0${decimalTail(hasDecimals)}`;

/**
 * Number format for money. Spreadsheets group digits in threes, so a condition handles lakhs.
 * Negative amounts must be the second section, with an explicit sign: LibreOffice omits the sign in
 * a third section, Excel in a second. xlsx-conditions.ts adds crores, and negative lakhs.
 */
function money(hasDecimals: boolean): string {
  const small = `"₹"##,##0${decimalTail(hasDecimals)}`;
  return `[>=100000]${IN_LAKHS(hasDecimals)};[<0]-${small};${small}`;
}

/** The number format in the file's syntax. */
export function numberFormat(format: Format, hasDecimals: boolean): string {
  switch (format) {
    case "rupees":
      return money(hasDecimals);
    case "exact":
      return money(true);
    case "percent":
      return "0.00%";
    case "fine-percent":
      return "0.0000%";
    case "hundredths":
      return "0.00";
    case "hours":
      return "0.0#";
    case "whole":
      return "0";
    case "date":
      return "dd mmm yyyy";
  }
}
