import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { unwrapInput } from "@angadi/tests/unwrap-input";
import { examples } from "@angadi/tests/guide-examples";
import { readLoan } from "./loan/input.ts";
import { toXlsx } from "./kit/workbook/to-xlsx.ts";
import { makeWorkbook } from "./workbooks.ts";

it("includes sheets in full that are too large for the library’s compression", async () => {
  const loan = unwrapInput(readLoan(examples.loan));
  const long = { ...loan.loan, loan: 99_99_99_999_99, months: 360 };
  const workbook = await makeWorkbook(
    "loan",
    { ...loan, loan: long, rounding: "paisa" },
    "https://angadi.example/business-starter-guide/a-guide",
  );
  const blob = await toXlsx(workbook);
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  for (const sheet of ["sheet2", "sheet3"])
    expect(entries[`xl/worksheets/${sheet}.xml`]?.length).toBeGreaterThan(160_000);
  expect(Object.keys(entries)).toContain("xl/workbook.xml");
});
