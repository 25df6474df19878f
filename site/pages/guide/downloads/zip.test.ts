import { expect, it } from "vitest";
import { readOf } from "#tests/read.ts";
import { examples } from "#tests/guide-examples.ts";
import { readLoan } from "#sums/loan.ts";
import { toXlsx } from "./to-xlsx.ts";
import { workbookOf } from "./workbook-of.ts";

/** Names and sizes of a ZIP file's entries, by its directory. */
async function sizes(blob: Blob): Promise<Map<string, number>> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const found = new Map<string, number>();
  let at = view.getUint32(bytes.length - 6, true);
  while (view.getUint32(at, true) === 0x02014b50) {
    const name = view.getUint16(at + 28, true);
    found.set(
      new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      view.getUint32(at + 24, true),
    );
    at += 46 + name + view.getUint16(at + 30, true);
  }
  return found;
}

it("puts sheets that are too large for the library’s packing in whole", async () => {
  const loan = readOf(readLoan(examples.loan));
  const long = { ...loan.loan, loan: 99_99_99_999_99, months: 360 };
  const workbook = await workbookOf(
    "loan",
    { ...loan, loan: long, rounding: "paisa" },
    "https://angadi.example/business-starter-guide/a-guide",
  );
  const entries = await sizes(await toXlsx(workbook));
  expect(entries.get("xl/worksheets/sheet2.xml")).toBeGreaterThan(160_000);
  expect(entries.get("xl/worksheets/sheet3.xml")).toBeGreaterThan(160_000);
  expect([...entries.keys()]).toContain("xl/workbook.xml");
  expect(new Set(entries.keys()).size).toBe(entries.size);
});
