import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount } from "@angadi/formats/rupees";
import type { BillInput, BillSums, Registration } from "./bill.ts";
import { type BillDraft, emptyLine } from "./draft.ts";
import { exampleDraft } from "./example.test-helper.ts";
import { Paper } from "./paper/paper.tsx";
import { computeExpectedBill } from "./expected-bill.test-helper.ts";
import { formatLinesCsv, formatRatesCsv } from "./to-csv.ts";
import { computeBill } from "./compute-bill.ts";

const rupeesArbitrary = fc
  .integer({ min: 0, max: 5_000_000 })
  .map((paise) => (paise / 100).toFixed(2));
const percentArbitrary = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => (hundredths / 100).toFixed(2));
const lineArbitrary = fc.record({
  name: fc.constant("Cloth"),
  code: fc.constantFrom("", "5208", "998311"),
  quantity: fc
    .integer({ min: 1, max: 900_000 })
    .map((thousandths) => (thousandths / 1000).toFixed(3)),
  unit: fc.constant("m"),
  rate: fc.oneof(
    rupeesArbitrary,
    fc
      .integer({ min: 0, max: 100_000 })
      .map((tenThousandths) => (tenThousandths / 10_000).toFixed(4)),
  ),
  discount: fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    percentArbitrary(100).map((text) => `${text}%`),
    fc.constant("0.01"),
  ),
  tax: fc.oneof(fc.constantFrom("0", "0.25", "3", "5", "18", "40"), percentArbitrary(100)),
  cess: fc.constantFrom("", "", "12", "4.75"),
});
/** A random bill as a person could type it. */
const draftArbitrary: fc.Arbitrary<BillDraft> = fc
  .record({
    registration: fc.constantFrom<Registration[]>("regular", "regular", "composition", "none"),
    placeOfSupply: fc.constantFrom("", "36", "29", "04"),
    reverseCharge: fc.boolean(),
    pricesIncludeTax: fc.boolean(),
    roundToRupee: fc.boolean(),
    lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 14 }),
    freight: fc.oneof(fc.constant(""), rupeesArbitrary),
  })
  .map((fields) => Object.assign({}, exampleDraft, fields, { upi: "" }));

const sampleDrafts = (count: number, seed: number) =>
  fc.sample(draftArbitrary, { numRuns: count, seed });
const computeExpected = (input: BillInput): BillSums => computeExpectedBill(input);

/** The cells of one of our CSV files, without quotation marks. */
const parseCells = (csv: string) =>
  csv
    .slice(1)
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").map((cell) => cell.replaceAll('"', "")));
const parsePaise = (cell: string | undefined) => Math.round(Number(cell) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Numbers of random bills; `npm run test:long` tests more. */
const [BILL_COUNT, PRINT_COUNT] = process.env["LONG"] ? [10_000, 1000] : [300, 150];

describe("random bills", () => {
  it("match an independent computation to the paisa", () => {
    const mismatches = sampleDrafts(BILL_COUNT, 21).filter((draft) => {
      const { input, sums } = computeBill(draft);
      return JSON.stringify(sortKeys(sums)) !== JSON.stringify(sortKeys(computeExpected(input)));
    });
    expect(mismatches.slice(0, 2)).toEqual([]);
  });

  it("have the same amounts in the accountant's files", () => {
    const mismatches = sampleDrafts(BILL_COUNT, 22).filter((draft) => {
      const sums = computeExpected(computeBill(draft).input);
      const savedBills = [{ id: "a", status: "issued", draft, paidOn: "", savedAt: 0 } as const];
      const rates = parseCells(formatRatesCsv(savedBills)).map((cells) =>
        cells.slice(11, 16).map(parsePaise),
      );
      const expected = sums.rates.map((rate) => [
        rate.taxableValue,
        rate.igst,
        rate.cgst,
        rate.sgst,
        rate.cess,
      ]);
      const lines = parseCells(formatLinesCsv(savedBills)).map((cells) => parsePaise(cells[13]));
      return JSON.stringify(rates) !== JSON.stringify(expected) || sum(lines) !== sums.taxableValue;
    });
    expect(mismatches.slice(0, 2)).toEqual([]);
  });

  it("have the same amounts on the printed bills", () => {
    const mismatches = sampleDrafts(PRINT_COUNT, 23).filter((draft, index) => {
      const look = (["clean", "modern", "classic"] as const)[index % 3] ?? "clean";
      const bill = computeBill({ ...draft, look });
      const text = renderToStaticMarkup(<Paper bill={bill} isDraft={false} />).replaceAll(
        /<[^>]*>/g,
        " ",
      );
      const sums = computeExpected(bill.input);
      const expectedAmounts = [
        sums.taxableValue,
        sums.total,
        ...sums.lines.map(({ taxableValue }) => taxableValue),
      ];
      const taxes = sums.rates.flatMap(({ cgst, igst }) => [cgst, igst]).filter((tax) => tax > 0);
      return [...expectedAmounts, ...taxes].some(
        (amount) => !text.includes(formatAmount(amount).replace(/\.00$/, "")),
      );
    });
    expect(mismatches.slice(0, 1)).toEqual([]);
  });

  it("accept amounts as people type them", () => {
    expect(
      computeBill({ ...exampleDraft, lines: [{ ...emptyLine, rate: "1.25 lakh" }] }).sums
        .taxableValue,
    ).toBe(1_25_000_00);
  });
});

/** Sorts keys, so that JSON texts can be compared. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, property]) => [name, sortKeys(property)]),
  );
}
