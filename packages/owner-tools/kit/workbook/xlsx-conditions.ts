import type { Sheet } from "./sheet.ts";
import { IN_CRORES, IN_LAKHS } from "./xlsx-styles.ts";

/** Conditions of a whole sheet; only money is as large as that. The first that holds decides. */
const CONDITIONS = [
  { operator: "lessThanOrEqual", than: -10_000_000, red: true, format: IN_CRORES },
  { operator: "lessThanOrEqual", than: -100_000, red: true, format: IN_LAKHS },
  { operator: "lessThan", than: 0, red: true, format: undefined },
  { operator: "greaterThanOrEqual", than: 10_000_000, red: false, format: IN_CRORES },
];
/** Above those that the library gives to number formats. */
const FIRST_FORMAT = 500;

/** Amounts below nothing in red, and large ones in their groups on either side of it. */
export function conditionsXml({ rows, columns }: Sheet): string {
  const rules = CONDITIONS.map(
    ({ operator, than }, index) =>
      `<cfRule type="cellIs" dxfId="${index}" priority="${index + 1}" operator="${operator}"><formula>${than}</formula></cfRule>`,
  );
  const last = `${String.fromCodePoint(64 + columns.length)}${rows.length}`;
  return `<conditionalFormatting sqref="A1:${last}">${rules.join("")}</conditionalFormatting>`;
}

/** The looks that go with the conditions. */
export function conditionStylesXml(paise: boolean): string {
  const styles = CONDITIONS.map(({ red, format }, index) => {
    const font = red ? '<font><b/><color rgb="FF982510"/></font>' : "";
    const code = format?.(paise).replaceAll('"', "&quot;");
    const numbers = code ? `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${code}"/>` : "";
    return `<dxf>${font}${numbers}</dxf>`;
  });
  return `<dxfs count="${styles.length}">${styles.join("")}</dxfs>`;
}
