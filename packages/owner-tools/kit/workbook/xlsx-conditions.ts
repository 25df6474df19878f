import type { Sheet } from "./sheet.ts";
import { IN_CRORES, IN_LAKHS } from "./xlsx-styles.ts";

/** Conditions for a whole sheet; only money reaches these values. The first match applies. */
const CONDITIONS = [
  { operator: "lessThanOrEqual", than: -10_000_000, red: true, format: IN_CRORES },
  { operator: "lessThanOrEqual", than: -100_000, red: true, format: IN_LAKHS },
  { operator: "lessThan", than: 0, red: true, format: undefined },
  { operator: "greaterThanOrEqual", than: 10_000_000, red: false, format: IN_CRORES },
];
/** Number format ids start above those of the library. */
const FIRST_FORMAT = 500;

/** Shows negative amounts in red, and large amounts in Indian digit groups. */
export function conditionsXml({ rows, columns }: Sheet): string {
  const rules = CONDITIONS.map(
    ({ operator, than }, index) =>
      `<cfRule type="cellIs" dxfId="${index}" priority="${index + 1}" operator="${operator}"><formula>${than}</formula></cfRule>`,
  );
  const last = `${String.fromCodePoint(64 + columns.length)}${rows.length}`;
  return `<conditionalFormatting sqref="A1:${last}">${rules.join("")}</conditionalFormatting>`;
}

/** The styles of the conditions. */
export function conditionStylesXml(hasDecimals: boolean): string {
  const styles = CONDITIONS.map(({ red, format }, index) => {
    const font = red ? '<font><b/><color rgb="FF982510"/></font>' : "";
    const code = format?.(hasDecimals).replaceAll('"', "&quot;");
    const numbers = code ? `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${code}"/>` : "";
    return `<dxf>${font}${numbers}</dxf>`;
  });
  return `<dxfs count="${styles.length}">${styles.join("")}</dxfs>`;
}
