import { needs } from "#tests/packages.ts";
import { recalculate, rowsOf } from "#tests/soffice.ts";
import { CALCULATORS, addressOf, openTool, saved } from "./guide-tool.ts";
import { expect, test } from "../test.ts";

/** What one types in each tool, and what the files then have to hold. */
const TYPED: Record<string, { label: string; text: string; open?: string; holds: string[] }> = {
  "start-up-budget": {
    open: "Premises",
    label: "Broker, ₹",
    text: "30,000",
    holds: ["30000", "832000", "1040000"],
  },
  "cash-flow": { label: "Cloth, week 2", text: "2 lakh", holds: ["200000", "-122000", "172000"] },
  pricing: { label: "Sold in an ordinary month", text: "250", holds: ["250", "56", "294"] },
  loan: { label: "Loan", text: "9 lakh", holds: ["900000", "23261"] },
  funding: { label: "Interest a year", text: "12", holds: ["15800"] },
};

/** A cell's figure, whatever it is shown as. */
const figure = (cell: string) => cell.replaceAll(/[₹,\s]/g, "").replace("−", "-");
const figuresIn = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((row) => row.map((cell) => figure(cell).replace(/\.0+$/, "")));

test(
  "what is typed is in the spreadsheets, reckoned by another program, and in the tables",
  { tag: needs("libreoffice-calc-nogui") },
  async ({ page }) => {
    test.setTimeout(300_000);
    const workbooks = new Map<string, Uint8Array>();
    for (const { slug, tool } of CALCULATORS) {
      const typed = TYPED[tool];
      if (!typed) throw new Error(`Nothing is typed into ${tool}.`);
      const opened = await openTool(page, slug);
      if (typed.open) await opened.locator("summary").filter({ hasText: typed.open }).click();
      await opened
        .getByRole("textbox", { name: typed.label, exact: true })
        .first()
        .fill(typed.text);
      const xlsx = await saved(page, "Excel sheet with formulas");
      expect(xlsx.name).toBe(`${tool}.xlsx`);
      await expect(opened.getByText(`${tool}.xlsx is in your downloads.`)).toBeVisible();
      workbooks.set(tool, xlsx.bytes);
      const csv = await saved(page, "Plain table (CSV)");
      expect(csv.name).toBe(`${tool}.csv`);
      const text = csv.bytes.toString();
      const figures = figuresIn(rowsOf(text));
      for (const held of typed.holds) expect(figures, `${held} in ${csv.name}`).toContain(held);
      expect(text).toContain(`https://www.angadi.example${addressOf(slug)}`);
    }
    const files = await recalculate(workbooks);
    for (const [tool, sheets] of files) {
      const figures = [...sheets.values()].flatMap(figuresIn);
      for (const held of TYPED[tool]?.holds ?? []) {
        expect(figures, `${held} in ${tool}.xlsx`).toContain(held);
      }
    }
  },
);
