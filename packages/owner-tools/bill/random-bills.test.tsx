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

const rupees = fc.integer({ min: 0, max: 5_000_000 }).map((paise) => (paise / 100).toFixed(2));
const share = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => (hundredths / 100).toFixed(2));
const line = fc.record({
  name: fc.constant("Cloth"),
  code: fc.constantFrom("", "5208", "998311"),
  quantity: fc
    .integer({ min: 1, max: 900_000 })
    .map((thousandths) => (thousandths / 1000).toFixed(3)),
  unit: fc.constant("m"),
  rate: fc.oneof(
    rupees,
    fc.integer({ min: 0, max: 100_000 }).map((finer) => (finer / 10_000).toFixed(4)),
  ),
  discount: fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    share(100).map((text) => `${text}%`),
    fc.constant("0.01"),
  ),
  tax: fc.oneof(fc.constantFrom("0", "0.25", "3", "5", "18", "40"), share(100)),
  cess: fc.constantFrom("", "", "12", "4.75"),
});
/** A random bill as a person could type it. */
const draft: fc.Arbitrary<BillDraft> = fc
  .record({
    registration: fc.constantFrom<Registration[]>("regular", "regular", "composition", "none"),
    placeOfSupply: fc.constantFrom("", "36", "29", "04"),
    reverseCharge: fc.boolean(),
    pricesIncludeTax: fc.boolean(),
    roundToRupee: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 14 }),
    freight: fc.oneof(fc.constant(""), rupees),
  })
  .map((typed) => Object.assign({}, exampleDraft, typed, { upi: "" }));

const samples = (count: number, seed: number) => fc.sample(draft, { numRuns: count, seed });
const computeExpected = (input: BillInput): BillSums => computeExpectedBill(input);

/** The cells of one of our CSV files, without quotation marks. */
const parseCells = (csv: string) =>
  csv
    .slice(1)
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").map((cell) => cell.replaceAll('"', "")));
const paise = (cell: string | undefined) => Math.round(Number(cell) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Number of random bills; `npm run test:long` tests 10,000. */
const BILLS = process.env["LONG"] ? 10_000 : 500;

describe("random bills", () => {
  it("match an independent computation to the paisa", () => {
    const mismatches = samples(BILLS, 21).filter((typed) => {
      const { input, sums } = computeBill(typed);
      return JSON.stringify(sortKeys(sums)) !== JSON.stringify(sortKeys(computeExpected(input)));
    });
    expect(mismatches.slice(0, 2)).toEqual([]);
  });

  it("have the same amounts in the accountant's files", () => {
    const mismatches = samples(1000, 22).filter((typed) => {
      const sums = computeExpected(computeBill(typed).input);
      const savedBillRows = [
        { id: "a", status: "issued", draft: typed, paidOn: "", savedAt: 0 } as const,
      ];
      const rates = parseCells(formatRatesCsv(savedBillRows)).map((cells) =>
        cells.slice(11, 16).map(paise),
      );
      const expected = sums.rates.map((rate) => [
        rate.taxableValue,
        rate.igst,
        rate.cgst,
        rate.sgst,
        rate.cess,
      ]);
      const lines = parseCells(formatLinesCsv(savedBillRows)).map((cells) => paise(cells[13]));
      return JSON.stringify(rates) !== JSON.stringify(expected) || sum(lines) !== sums.taxableValue;
    });
    expect(mismatches.slice(0, 2)).toEqual([]);
  });

  it("have the same amounts on the printed bills", () => {
    const mismatches = samples(400, 23).filter((typed, index) => {
      const look = (["clean", "modern", "classic"] as const)[index % 3] ?? "clean";
      const bill = computeBill({ ...typed, look });
      const text = renderToStaticMarkup(<Paper bill={bill} isDraft={false} />).replaceAll(
        /<[^>]*>/g,
        " ",
      );
      const sums = computeExpected(bill.input);
      const visibleAmounts = [
        sums.taxableValue,
        sums.total,
        ...sums.lines.map(({ taxableValue }) => taxableValue),
      ];
      const taxes = sums.rates.flatMap(({ cgst, igst }) => [cgst, igst]).filter((tax) => tax > 0);
      return [...visibleAmounts, ...taxes].some(
        (amount) => !text.includes(formatAmount(amount).replace(/\.00$/, "")),
      );
    });
    expect(mismatches.slice(0, 1)).toEqual([]);
  });

  it("include amounts as people type them", () => {
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
