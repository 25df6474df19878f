import { clearTexts } from "../kit/clear-texts.ts";
import { type CashFlowFields, type CashLineFields, WEEK_COUNT } from "./arithmetic.ts";

export function createLine(
  label: string,
  amounts: Readonly<Record<number, string>> = {},
): CashLineFields {
  const weeks = Array.from({ length: WEEK_COUNT }, (_, index) => amounts[index + 1] ?? "");
  return { label, weeks };
}

/** The guide's uniform maker in Ludhiana: cloth in weeks 2 and 5, the schools pay from week 9. */
export const cashFlowExample: CashFlowFields = {
  start: "2027-03-01",
  bank: "3,60,000",
  drawer: "",
  cheques: "",
  cushion: "50,000",
  in: [
    createLine("Schools", {
      9: "2,60,000",
      10: "3,10,000",
      11: "2,90,000",
      12: "1,80,000",
      13: "1,40,000",
    }),
    createLine("Other customers", {
      1: "60,000",
      2: "45,000",
      3: "40,000",
      4: "55,000",
      5: "40,000",
      6: "50,000",
      7: "85,000",
      8: "1,20,000",
    }),
  ],
  out: [
    createLine("Cloth", { 2: "1,80,000", 5: "2,10,000" }),
    createLine("Wages, rent, tax", {
      1: "95,000",
      3: "62,000",
      4: "1,45,000",
      6: "60,000",
      7: "58,000",
      8: "1,40,000",
      9: "65,000",
      10: "70,000",
      11: "55,000",
      12: "1,50,000",
      13: "85,000",
    }),
  ],
};

/** The lines that the guide names, without amounts. */
export const emptyCashFlow: CashFlowFields = {
  ...clearTexts(cashFlowExample),
  in: [createLine("Cash sales"), createLine("Credit customers"), createLine("Advances")],
  out: [
    createLine("Suppliers"),
    createLine("Wages"),
    createLine("Rent and power"),
    createLine("Loan instalments"),
    createLine("GST, TDS, advance tax"),
    createLine("Insurance, licences, bonus"),
    createLine("Own drawings"),
  ],
};

const replaceAmounts = (line: CashLineFields, amounts: Record<number, string>): CashLineFields => ({
  ...line,
  weeks: line.weeks.map((text, index) => amounts[index + 1] ?? text),
});

/** The uniform maker after three phone calls that change payments. */
export function applyThreeCalls(example: CashFlowFields): CashFlowFields {
  const [schools, ...otherInflows] = example.in;
  const [cloth, ...otherOutflows] = example.out;
  if (!schools || !cloth) return example;
  return {
    ...example,
    in: [
      replaceAmounts(schools, { 10: "2,20,000" }),
      ...otherInflows,
      createLine("Advance from the largest school", { 3: "90,000" }),
      createLine("An old bill, collected", { 4: "40,000" }),
    ],
    out: [replaceAmounts(cloth, { 5: "1,05,000", 9: "1,05,000" }), ...otherOutflows],
  };
}
