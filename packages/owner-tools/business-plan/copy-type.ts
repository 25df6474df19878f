import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";
import type { AmountId, AnswerId, FilledProblem } from "./plan.ts";

/** Copy of the plan's document. */
export interface DocumentCopy {
  /** The guide's pages, in its order. */
  pages: readonly string[];
  /** Headings over the answers. */
  questions: Readonly<Record<AnswerId, string>>;
  /** Hints for unanswered questions. */
  hints: Readonly<Record<AnswerId, string>>;
  money: {
    needs: string;
    what: string;
    rupees: string;
    margin: (share: string) => string;
    total: string;
    sources: string;
    from: string;
    /** Lines of the blank template. */
    blankNeeds: readonly string[];
    blankSources: readonly string[];
    equal: string;
    balanced: string;
    missing: (amount: string) => string;
    over: (amount: string) => string;
    someUnit: string;
    amounts: Readonly<Record<AmountId, (unit: string) => string>>;
    unitAndMonth: string;
    unitHint: string;
    leaves: (unit: string) => string;
    leavesNothing: (unit: string) => string;
    breakEven: (toPay: string, withWage: string, unit: string) => string;
    firstMonths: string;
    monthHead: readonly string[];
    monthsHint: string;
    lowest: (month: number, amount: string) => string;
    neverLow: string;
    ifHead: (units: string) => string;
    leftHead: string;
    setbacks: Readonly<
      Record<"asPlanned" | "fewerCustomers" | "lowerPrice" | "higherBills" | "allTogether", string>
    >;
    settledHint: string;
  };
  contents: string;
  page: (current: string, total: string) => string;
  headerBlank: string;
  madeWith: (url: string) => string;
  /** Properties of the file. */
  subject: string;
}

/** The form. */
export interface PlanFormCopy {
  label: string;
  steps: readonly { title: string; fields: readonly AnswerId[]; money?: "costs" | "months" }[];
  answered: (answered: number, of: number) => string;
  labels: Readonly<Record<AnswerId, string>>;
  needs: string;
  needName: string;
  amount: string;
  margin: string;
  marginHint: string;
  sources: string;
  sourceName: string;
  addLine: string;
  removeLine: (name: string) => string;
  unit: string;
  unitHint: string;
  amounts: Readonly<Record<AmountId, string>>;
  units: string;
  unitsHint: string;
  month: (month: number) => string;
  settled: string;
  problems: Readonly<Record<FilledProblem, string>>;
  preview: string;
  everyPage: string;
}

/** All copy of the tool. */
export interface PlanCopy extends ToolFrameCopy {
  yours: string;
  example: string;
  blank: string;
  blocked: string;
  form: PlanFormCopy;
  document: DocumentCopy;
}
