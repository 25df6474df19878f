import { describe, expect, it, onTestFinished, vi } from "vitest";
import { unzip } from "@angadi/tests/documents";
import { parseCsv } from "@angadi/tests/soffice";
import { CashFlow } from "./cash-flow/cash-flow.tsx";
import { Funding } from "./funding/funding.tsx";
import { GstSplit } from "./gst-split/gst-split.tsx";
import { LatePayment } from "./late-payment/late-payment.tsx";
import { download, openDetails, renderTool } from "./kit/tool.test-helper.tsx";
import { Loan } from "./loan/loan.tsx";
import { PricingTool } from "./pricing/pricing.tsx";
import { StartUpBudget } from "./start-up-budget/start-up-budget.tsx";

/** The guides' calculators, their first result, and values of the files after `text` is typed. */
const CALCULATORS = [
  {
    id: "start-up-budget",
    slug: "startup-budget-calculator",
    Tool: StartUpBudget,
    result: "₹10,30,000",
    part: "Premises",
    label: "Broker, ₹",
    text: "30,000",
    expectedValues: ["30000", "832000", "1040000"],
  },
  {
    id: "cash-flow",
    slug: "cash-flow-management",
    Tool: CashFlow,
    result: "−₹1,02,000",
    label: "Cloth, week 2",
    text: "2 lakh",
    expectedValues: ["200000", "-122000", "172000"],
  },
  {
    id: "pricing",
    slug: "pricing-strategy-guide",
    Tool: PricingTool,
    result: "₹273",
    label: "Sold in an ordinary month",
    text: "250",
    expectedValues: ["250", "56", "294"],
  },
  {
    id: "loan",
    slug: "business-loan-guide",
    Tool: Loan,
    result: "₹20,676",
    label: "Loan",
    text: "9 lakh",
    expectedValues: ["900000", "23261"],
  },
  {
    id: "funding",
    slug: "funding-options-comparison",
    Tool: Funding,
    result: "₹7,44,336",
    label: "Interest a year",
    text: "12",
    expectedValues: ["15800"],
  },
];

const HOSTILE = ["{", '{"version":1,"value":[]}', '{"version":1,"value":{"__proto__":{}}}'];

const normalizeAmount = (cell: string) =>
  cell
    .replaceAll(/[₹,\s]/g, "")
    .replace("−", "-")
    .replace(/\.0+$/, "");

const listFigureFields = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>("input:not([type])"));

describe.each(CALCULATORS)(
  "$id",
  ({ id, slug, Tool, result, part, label, text, expectedValues }) => {
    const renderCalculator = () => renderTool(Tool, slug);
    it("clears the sheet, and restores it on undo", async () => {
      const tool = renderCalculator();
      expect(tool.getAllByText(result)[0]).toBeVisible();
      await tool.user.click(tool.getButton("Clear the sheet"));
      expect(tool.getByText("The sheet is empty.")).toBeVisible();
      expect(tool.queryByText(result)).toBe(null);
      // No field is marked as invalid before it has had the focus.
      expect(tool.container.querySelector("[aria-invalid]")).toBe(null);
      await tool.user.click(tool.getButton("Undo"));
      expect(tool.getAllByText(result)[0]).toBeVisible();
      expect(tool.queryByText("Undo")).toBe(null);
    });

    it("saves what is typed in this browser", async () => {
      const tool = renderCalculator();
      const field = listFigureFields().at(-1);
      if (!field) throw new Error("No field.");
      await tool.fill(field, "1.25 lakh");
      await tool.user.tab();
      tool.reload();
      expect(listFigureFields().at(-1)?.value).toMatch(/^(?:1,25,000|1.25 lakh)$/);
      expect(localStorage.getItem(`guide-tool:${id}`)).toMatch(/^\{"version":1,/);
    });

    it.each(HOSTILE)("ignores %s in the browser’s storage", (stored) => {
      localStorage.setItem(`guide-tool:${id}`, stored);
      expect(renderCalculator().getAllByText(result)[0]).toBeVisible();
    });

    it("shows an error at its field, and hides results that depend on it", async () => {
      const tool = renderCalculator();
      const field = listFigureFields().find(({ value }) => /^[\d,]{5,}$/.test(value));
      if (!field) throw new Error("No field has an amount.");
      for (const [fieldText, message] of [
        ["lots", /Enter rupees, such as 12,000 or 1\.25 lakh\./],
        ["2000 crore", /Enter at most ₹1,000 crore|Enter a figure from/],
        ["0.001", /Enter at most two decimal places: a paisa is the smallest part\./],
      ] as const) {
        await tool.fill(field, fieldText);
        // A half-typed number is not an error.
        expect(field).not.toHaveAttribute("aria-invalid");
        await tool.user.tab();
        expect(field).toHaveAttribute("aria-invalid", "true");
        expect(field).toHaveAccessibleDescription(message);
        expect(tool.getAllByText(/^Fill in .+ first$/)).not.toHaveLength(0);
        expect(tool.queryByText(result)).toBe(null);
      }
      await tool.user.click(tool.getLink("Excel sheet with formulas"));
      expect(tool.getByText("No file was made. Correct the marked fields first.")).toBeVisible();
      expect(tool.container).not.toHaveTextContent(/NaN|Infinity|undefined/);
    });

    it("includes typed values in its spreadsheet and its CSV file", async () => {
      const tool = renderCalculator();
      if (part) await openDetails(tool, part);
      await tool.fill(tool.getField(label), text);
      const xlsx = await download(tool, tool.getLink("Excel sheet with formulas"));
      expect(xlsx.name).toBe(`${id}.xlsx`);
      expect(await tool.findByText(`Download started: ${id}.xlsx`)).toBeVisible();
      const sheets = Array.from(unzip(xlsx.bytes)).filter(([name]) =>
        name.startsWith("xl/worksheets/"),
      );
      const values = sheets.flatMap(([, xml]) =>
        Array.from(xml.matchAll(/<v>(.*?)<\/v>/g), ([, value = ""]) => value),
      );
      const csv = await download(tool, tool.getLink("Plain table (CSV)"));
      expect(csv.name).toBe(`${id}.csv`);
      expect(csv.text).toContain(`https://www.angadi.example/business-starter-guide/${slug}`);
      const cells = parseCsv(csv.text).flatMap((row) => row.map(normalizeAmount));
      expect(values).toEqual(expect.arrayContaining(expectedValues));
      expect(cells).toEqual(expect.arrayContaining(expectedValues));
    });
  },
);

it.each([
  ["accounting-basics", GstSplit, "₹342.20"],
  ["cash-flow-management", LatePayment, "₹2,08,363.95"],
])(
  "clears the second tool of %s without error marks, and restores it on undo",
  async (slug, Tool, result) => {
    const tool = renderTool(Tool, slug);
    await tool.user.click(tool.getButton("Clear the sheet"));
    expect(tool.container.querySelector("[aria-invalid]")).toBe(null);
    expect(tool.queryByText(result)).toBe(null);
    expect(tool.container).not.toHaveTextContent(/NaN|Infinity|undefined/);
    await tool.user.click(tool.getButton("Undo"));
    expect(tool.getAllByText(result)[0]).toBeVisible();
  },
);

it("offers a copy of what is typed if the browser refuses to save", async () => {
  const setItem = vi.fn<Storage["setItem"]>().mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  const tool = renderTool(Loan, "business-loan-guide");
  expect(tool.queryByRole("alert")).toBe(null);
  await tool.fill(tool.getField("Loan"), "7 lakh");
  expect(tool.getByRole("alert")).toHaveTextContent("Not saved in this browser");
  const file = await download(tool, tool.getButton("Download a copy"));
  vi.unstubAllGlobals();
  expect(file.text).toContain("7,00,000");
  // The storage works again.
  await tool.user.click(tool.getButton("Clear the sheet"));
  expect(tool.queryByRole("alert")).toBe(null);
});

it("offers other ways if the browser does not print", async () => {
  vi.stubGlobal("print", () => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const tool = renderTool(Loan, "business-loan-guide");
  await tool.user.click(tool.getButton("Print the sheet"));
  expect(await tool.findByText("Copy the link", {}, { timeout: 5000 })).toBeVisible();
  expect(document.documentElement).not.toHaveClass("print-tool");
});
