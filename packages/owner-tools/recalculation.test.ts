import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readBudget } from "./start-up-budget/arithmetic.ts";
import { readCashFlow } from "./cash-flow/arithmetic.ts";
import { OFFER_KINDS, readFunding } from "./funding/input.ts";
import { readGstSplit } from "./gst-split/input.ts";
import { bankRates } from "./late-payment/bank-rates.ts";
import { readLatePayment } from "./late-payment/input.ts";
import { readLoan } from "./loan/input.ts";
import { readPricing } from "./pricing/input.ts";
import { examples } from "@angadi/tests/guide-examples";
import {
  budgetInputs,
  cashFlowInputs,
  fundingInputs,
  loanInputs,
  gstSplitInputs,
  createOfferArbitrary,
  pricingInputs,
} from "@angadi/tests/guide-inputs";
import { latePaymentInputs } from "@angadi/tests/late-payment-inputs";
import { needs } from "@angadi/test-kit/packages";
import { unwrapInput } from "@angadi/tests/unwrap-input";
import { type RecalculatedFiles, type RecalculatedSheet, recalculate } from "@angadi/tests/soffice";
import type { Cell, Workbook } from "./kit/workbook/sheet.ts";
import { toXlsx } from "./kit/workbook/to-xlsx.ts";
import { type WorkbookTool, type ToolInputs, buildWorkbook } from "./workbooks.ts";

const GUIDE_URL = "https://angadi.example/business-starter-guide/a-guide";
/** Random inputs per tool, in addition to the guide's example. The seed is fixed. */
const SAMPLING = {
  numRuns: Number(process.env["SHEETS_RUNS"] ?? 4),
  seed: Number(process.env["SHEETS_SEED"] ?? 20_261_121),
};

const createNamedWorkbooks = async <Tool extends WorkbookTool>(
  tool: Tool,
  inputs: readonly ToolInputs[Tool][],
): Promise<[string, Workbook][]> =>
  Promise.all(
    inputs.map(async (input, index) => [
      `${tool}-${index}`,
      await buildWorkbook(tool, input, GUIDE_URL),
    ]),
  );

/** Four offers of every kind. */
const offers = OFFER_KINDS.flatMap((kind) =>
  fc.sample(createOfferArbitrary(kind), { ...SAMPLING, numRuns: 4 }),
);
const offerGroups = Array.from({ length: Math.ceil(offers.length / 4) }, (_, index) => ({
  rounding: index % 2 === 0 ? ("paisa" as const) : ("rupee" as const),
  offers: offers.slice(index * 4, index * 4 + 4),
}));

const latePayment = unwrapInput(readLatePayment(examples.latePayment));
/** Late payments whose first month ends at a change of the bank rate, or the day before. */
const paymentsAroundRateChanges = bankRates
  .filter((_, index) => index % 4 === 1)
  .flatMap(({ from }) => [from - 47, from - 46])
  .map((acceptedDay) =>
    Object.assign({}, latePayment, {
      acceptedDay,
      agreedDays: undefined,
      until: acceptedDay + 400,
    }),
  );

let workbooks: ReadonlyMap<string, Workbook>;
let recalculatedFiles: RecalculatedFiles;
let formattedFiles: RecalculatedFiles;

/** Gives every formula of a workbook a wrong stored value. */
const replaceStoredValues = ({ sheets }: Workbook): Workbook => ({
  sheets: sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((cells) =>
      cells.map((cell) => (cell?.formula === undefined ? cell : { ...cell, value: 4711 })),
    ),
  })),
});

beforeAll(async () => {
  const namedWorkbooks = [
    ...(await createNamedWorkbooks("start-up-budget", [
      unwrapInput(readBudget(examples.budget)),
      ...fc.sample(budgetInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("cash-flow", [
      unwrapInput(readCashFlow(examples.cashFlow)),
      ...fc.sample(cashFlowInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("pricing", [
      unwrapInput(readPricing(examples.pricing)),
      ...fc.sample(pricingInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("loan", [
      unwrapInput(readLoan(examples.loan)),
      ...fc.sample(loanInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("funding", [
      unwrapInput(readFunding(examples.funding)),
      ...offerGroups,
      ...fc.sample(fundingInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("late-payment", [
      unwrapInput(readLatePayment(examples.latePayment)),
      unwrapInput(readLatePayment(examples.partPayment)),
      ...paymentsAroundRateChanges,
      ...fc.sample(latePaymentInputs, SAMPLING),
    ])),
    ...(await createNamedWorkbooks("gst-split", [
      unwrapInput(readGstSplit(examples.gstSplit)),
      ...fc.sample(gstSplitInputs, SAMPLING),
    ])),
  ];
  workbooks = new Map(namedWorkbooks);
  const files = new Map<string, Uint8Array>();
  for (const [name, workbook] of workbooks) {
    files.set(name, new Uint8Array(await toXlsx(workbook).arrayBuffer()));
    if (!name.endsWith("-0")) continue;
    files.set(
      `stale-${name}`,
      new Uint8Array(await toXlsx(replaceStoredValues(workbook)).arrayBuffer()),
    );
  }
  recalculatedFiles = await recalculate(files);
  formattedFiles = await recalculate(
    new Map([...files].filter(([name]) => /^(?:loan|cash-flow)-0$/.test(name))),
    "formatted",
  );
}, 280_000);

/** Parses a cell that LibreOffice wrote to a spreadsheet value, such as 0.125 for 12.5%. */
function parseCell(text: string, format: Cell["format"]): number | string {
  if (text === "") return "";
  if (format === "date") return Date.parse(`${text} UTC`) / 86_400_000 + 25_569;
  const [, number] = /^(-?[\d.]+(?:E[+-]?\d+)?)%?$/.exec(text) ?? [];
  if (number === undefined) return text;
  return Number(number) / (text.endsWith("%") ? 100 : 1);
}

/** Rounds to the paisa, the hundredth of a percent, or the hundredth of an hour. */
const roundForComparison = (
  value: number | string | null,
  format: Cell["format"],
): number | string => {
  if (value === null) return "";
  if (typeof value === "string") return value;
  const units = format === "percent" ? 1e4 : format === "fine-percent" ? 1e6 : 100;
  // Adding zero turns -0 into 0.
  return Math.round(value * units) + 0;
};

/** Cells whose recalculated value differs from ours. */
function listDifferences(
  workbook: Workbook,
  recalculatedSheets: ReadonlyMap<string, RecalculatedSheet> | undefined,
) {
  return workbook.sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        if (cell === null) return [];
        const text = recalculatedSheets?.get(name)?.[row]?.[column] ?? "";
        const [recalculatedValue, ownValue] = [
          roundForComparison(parseCell(text, cell.format), cell.format),
          roundForComparison(cell.value, cell.format),
        ];
        if (recalculatedValue === ownValue || cell.formula === undefined) return [];
        return [`${name} row ${row + 1}: ${text}, not ${cell.value} (${cell.formula})`];
      }),
    ),
  );
}

const NEEDS_LIBREOFFICE = { tags: needs("libreoffice-calc-nogui") };

describe(
  "LibreOffice computes the same result for every formula as the arithmetic",
  NEEDS_LIBREOFFICE,
  () => {
    const tools = ["start-up-budget", "cash-flow", "pricing", "loan", "funding"];
    it.each([...tools, "late-payment", "gst-split"])("%s", (tool) => {
      const names = [...workbooks.keys()].filter((name) => name.startsWith(tool));
      expect(names.length).toBeGreaterThanOrEqual(SAMPLING.numRuns);
      for (const name of names) {
        const workbook = workbooks.get(name) ?? { sheets: [] };
        expect(recalculatedFiles.get(name)?.size, `sheets of ${name}`).toBe(workbook.sheets.length);
        expect(listDifferences(workbook, recalculatedFiles.get(name)), `cells of ${name}`).toEqual(
          [],
        );
      }
    });

    it("recalculates formulas with a wrong stored value", () => {
      for (const name of [...workbooks.keys()].filter((name) => name.endsWith("-0"))) {
        const workbook = workbooks.get(name) ?? { sheets: [] };
        expect(
          listDifferences(replaceStoredValues(workbook), recalculatedFiles.get(name)).length,
        ).toBeGreaterThan(15);
        expect(
          listDifferences(workbook, recalculatedFiles.get(`stale-${name}`)),
          `cells of ${name}`,
        ).toEqual([]);
      }
    });
  },
);

it("shows rupees in lakhs, and negative amounts with a sign", NEEDS_LIBREOFFICE, () => {
  const loan = formattedFiles
    .get("loan-0")
    ?.get("Loan")
    ?.map(([, value]) => value);
  expect(loan).toEqual(expect.arrayContaining(["₹8,00,000", "11.00%", "₹20,676"]));
  const cells = formattedFiles.get("cash-flow-0")?.get("Thirteen weeks")?.flat();
  // This output does not apply the conditional format that groups the second amount.
  const amountsBelowZero = ["-₹92,000", "-₹102,000"];
  expect(cells).toEqual(
    expect.arrayContaining([...amountsBelowZero, "₹78,000", "₹3,60,000", "01 Mar 2027"]),
  );
});
