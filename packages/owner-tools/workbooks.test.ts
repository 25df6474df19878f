import { describe, expect, it } from "vitest";
import { readBudget } from "./start-up-budget/arithmetic.ts";
import { readCashFlow } from "./cash-flow/arithmetic.ts";
import { readFunding } from "./funding/input.ts";
import { readGstSplit } from "./gst-split/input.ts";
import { readLatePayment } from "./late-payment/input.ts";
import { readLoan } from "./loan/input.ts";
import { readPricing } from "./pricing/input.ts";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { unwrapInput } from "@angadi/tests/unwrap-input";
import { parseCsv } from "@angadi/tests/soffice";
import { MIME_TYPES, toFileName } from "./kit/workbook/download-types.ts";
import type { Workbook } from "./kit/workbook/sheet.ts";
import { workbookToCsv } from "./kit/workbook/to-csv.ts";
import { toXlsx } from "./kit/workbook/to-xlsx.ts";
import { buildWorkbook } from "./workbooks.ts";

const GUIDE_URL = "https://angadi.example/business-starter-guide/a-guide";
const budget = unwrapInput(readBudget(examples.budget));
const cashFlow = unwrapInput(readCashFlow(examples.cashFlow));
const loan = unwrapInput(readLoan(examples.loan));
const pricing = unwrapInput(readPricing(examples.pricing));
const latePayment = unwrapInput(readLatePayment(examples.latePayment));
const gstSplit = unwrapInput(readGstSplit(examples.gstSplit));
const buildAll = async () =>
  new Map<string, Workbook>([
    ["start-up-budget", await buildWorkbook("start-up-budget", budget, GUIDE_URL)],
    ["cash-flow", await buildWorkbook("cash-flow", cashFlow, GUIDE_URL)],
    ["pricing", await buildWorkbook("pricing", pricing, GUIDE_URL)],
    ["loan", await buildWorkbook("loan", loan, GUIDE_URL)],
    [
      "funding",
      await buildWorkbook("funding", unwrapInput(readFunding(examples.funding)), GUIDE_URL),
    ],
    ["late-payment", await buildWorkbook("late-payment", latePayment, GUIDE_URL)],
    ["gst-split", await buildWorkbook("gst-split", gstSplit, GUIDE_URL)],
  ]);

const listFormulas = ({ sheets }: Workbook) =>
  sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell?.formula ?? []));

describe("every workbook", () => {
  it("ends with instructions and the guide's URL, and has plain sheet names", async () => {
    for (const [tool, { sheets }] of await buildAll()) {
      const instructions = sheets.at(-1)?.rows.flat();
      expect(instructions?.some((cell) => cell?.value === GUIDE_URL)).toBe(true);
      const names = sheets.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name, `a sheet of ${tool}`).toMatch(/^[A-Z][a-z ]{2,30}$/);
      expect(toFileName(tool, "xlsx")).toBe(`${tool}.xlsx`);
    }
  });

  it("has a stored value for each formula, and only finite numbers", async () => {
    for (const [tool, { sheets }] of await buildAll()) {
      const cells = sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => cell !== null);
      const numbers = cells.map(({ value }) => value).filter((value) => typeof value === "number");
      expect(numbers.every(Number.isFinite), `the numbers of ${tool}`).toBe(true);
      const cellsWithoutValue = cells.filter(
        ({ formula, value }) => formula !== undefined && value === null,
      );
      expect(cellsWithoutValue).toEqual([]);
    }
  });

  it("is a valid file of its type", async () => {
    for (const [tool, workbook] of await buildAll()) {
      const blob = toXlsx(workbook);
      expect(blob.type).toBe(MIME_TYPES.xlsx);
      expect(
        new TextDecoder().decode((await blob.arrayBuffer()).slice(0, 2)),
        `the file of ${tool}`,
      ).toBe("PK");
    }
  });

  it("may be built from empty fields", async () => {
    const blank = {
      budget: unwrapInput(readBudget(blanks.budget)),
      cashFlow: unwrapInput(readCashFlow(blanks.cashFlow)),
    };
    const workbooks = [
      await buildWorkbook("start-up-budget", blank.budget, GUIDE_URL),
      await buildWorkbook("cash-flow", blank.cashFlow, GUIDE_URL),
    ];
    for (const workbook of workbooks) expect(toXlsx(workbook).size).toBeGreaterThan(5000);
  });
});

describe("formulas", () => {
  it("do not contain the figures of the loan", async () => {
    const otherLoan = unwrapInput(
      readLoan({
        rounding: "paisa",
        loan: { ...examples.loan.loan, loan: "12.5 lakh", rate: "9.25", months: "120", prepay: "" },
        flat: { loan: "2 lakh", rate: "7", months: "36", otherRate: "12" },
        daily: { received: "50,000", instalment: "5,000", count: "13", every: "week" },
        limit: { turnover: "1 crore", used: "1 lakh", rate: "9" },
      }),
    );
    const firstFormulas = listFormulas(await buildWorkbook("loan", loan, GUIDE_URL));
    expect(firstFormulas.length).toBeGreaterThan(360 * 12);
    expect(listFormulas(await buildWorkbook("loan", otherLoan, GUIDE_URL))).toEqual(firstFormulas);
  });

  it("do not contain the figures of the other tools", async () => {
    const otherPricing = {
      ...pricing,
      rounding: "paisa" as const,
      price: { keep: 1, gst: 0, tag: 99_99 },
    };
    const otherCashFlow = { ...cashFlow, bank: -5, cushion: 1, start: undefined };
    const otherBudget = {
      ...budget,
      margin: 30_00,
      have: 0,
      household: { needs: 1, income: 0, months: 1 },
    };
    const otherPayment = { ...latePayment, agreedDays: undefined, payments: [], until: 21_000 };
    const otherSplit = { ...gstSplit, includesTax: false, isSameState: false, cost: 0 };
    const pairs = [
      [
        await buildWorkbook("late-payment", latePayment, GUIDE_URL),
        await buildWorkbook("late-payment", otherPayment, GUIDE_URL),
      ],
      [
        await buildWorkbook("gst-split", gstSplit, GUIDE_URL),
        await buildWorkbook("gst-split", otherSplit, GUIDE_URL),
      ],
      [
        await buildWorkbook("pricing", pricing, GUIDE_URL),
        await buildWorkbook("pricing", otherPricing, GUIDE_URL),
      ],
      [
        await buildWorkbook("cash-flow", cashFlow, GUIDE_URL),
        await buildWorkbook("cash-flow", otherCashFlow, GUIDE_URL),
      ],
      [
        await buildWorkbook("start-up-budget", budget, GUIDE_URL),
        await buildWorkbook("start-up-budget", otherBudget, GUIDE_URL),
      ],
    ] as const;
    for (const [workbook, otherWorkbook] of pairs)
      expect(listFormulas(otherWorkbook)).toEqual(listFormulas(workbook));
  });
});

describe("CSV", () => {
  it("has a byte order mark, CRLF line ends and the guide's amounts", async () => {
    const csv = workbookToCsv(await buildWorkbook("loan", loan, GUIDE_URL));
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const rows = parseCsv(csv);
    expect(rows).toContainEqual(["Instalment (EMI)", "20676"]);
    expect(rows).toContainEqual(["Annual percentage rate (APR)", "11.63%"]);
    expect(rows).toContainEqual(["48", "20512", "188", "20512", "20700", "0", "20700"]);
    expect(rows.filter(([first]) => first === "49")).toEqual([]);
    const cash = parseCsv(workbookToCsv(await buildWorkbook("cash-flow", cashFlow, GUIDE_URL)));
    expect(cash.find(([name]) => name === "Lowest closing")?.[1]).toBe("-102000");
    expect(cash.find(([name]) => name === "First Monday")?.[1]).toBe("2027-03-01");
  });

  it("prevents text from becoming formulas, and numbers from becoming text", async () => {
    const hostile = ["=1+1", "+91 98480", "-2", "@SUM(A1)", " =1", "\u200B=1", "＝1", 'a "b", c'];
    const reversedText = "\u202Ereversed\u2069";
    const [line] = cashFlow.in;
    const csv = workbookToCsv(
      await buildWorkbook(
        "cash-flow",
        {
          ...cashFlow,
          in: [...hostile, reversedText].map((label) => ({ label, weeks: line?.weeks ?? [] })),
        },
        GUIDE_URL,
      ),
    );
    const firstCells = parseCsv(csv).map(([first]) => first);
    for (const text of hostile.slice(0, -1)) {
      expect(firstCells).toContain(`'${text}`);
      expect(firstCells).not.toContain(text);
    }
    expect(firstCells).toContain('a "b", c');
    expect(firstCells).toContain("reversed");
    expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m);
  });
});
