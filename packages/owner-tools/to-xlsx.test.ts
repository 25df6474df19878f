import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { needs } from "@angadi/test-kit/packages";
import { recalculate } from "@angadi/tests/soffice";
import { SheetBuilder, textInputCell } from "./kit/workbook/sheet.ts";
import { toXlsx } from "./kit/workbook/to-xlsx.ts";

const HOSTILE = `_x0041_ <b>"A" & B</b> ]]> \u0000\u0007\ud83d 🪔 \u202eabc\u2069 धन _x000D_`;
const EXPECTED_TEXT = `_x0041_ <b>"A" & B</b> ]]> \ufffd 🪔 abc धन _x000D_`;

async function createXlsx() {
  const sheet = new SheetBuilder({
    name: "Names",
    columnWidths: [40, 40],
    frozen: { rows: 0, columns: 0 },
  });
  const nameCell = sheet.labelledCell(HOSTILE, textInputCell(HOSTILE));
  sheet.result("Its name", nameCell, HOSTILE, "whole");
  return new Uint8Array(await toXlsx({ sheets: [sheet.build()] }).arrayBuffer());
}

it(
  "keeps text that looks like an escape code or markup, and removes hidden characters",
  { tags: needs("libreoffice-calc-nogui") },
  async () => {
    const sheets = await recalculate(new Map([["hostile", await createXlsx()]]));
    expect(sheets.get("hostile")?.get("Names")?.slice(0, 2)).toEqual([
      [EXPECTED_TEXT, EXPECTED_TEXT],
      ["Its name", EXPECTED_TEXT],
    ]);
  },
);

it("escapes the underscore of a text that looks like an escape code", async () => {
  const strings = unzipSync(await createXlsx())["xl/sharedStrings.xml"];
  expect(new TextDecoder().decode(strings)).toContain("_x005F_x0041_ &lt;b&gt;");
});
