import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const COLUMNS = [{ name: "text", value: (row: string) => row }];
const formatCell = (text: string) => toCsv([text], COLUMNS).split("\r\n")[1];

it.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ["+91 98480 00000", `"'+91 98480 00000"`],
  ["-1", `"'-1"`],
  ["919876543210", `"'919876543210"`],
  ["9876543210", `"9876543210"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\u200B=1", `"'\u200B=1"`],
  ["＝1", `"'＝1"`],
  ['Asha, "A"\nRao', `"Asha, ""A""\nRao"`],
  ["నమస్తే 🙏🏽", `"నమస్తే 🙏🏽"`],
])("writes %j as %s", (text, cell) => {
  expect(toCsv([text], COLUMNS)).toBe(`\uFEFF"text"\r\n${cell}\r\n`);
});

it("leaves a cell unchanged if it is not a formula", () => {
  expect(formatCell("2 = 2")).toBe(`"2 = 2"`);
});
