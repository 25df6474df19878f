import type { AnswerId } from "./plan.ts";
import { planDocumentCopy } from "./document-copy.ts";

interface PlanStep {
  title: string;
  fields: readonly AnswerId[];
  /** The fields for amounts of money, if the step has them. */
  moneyFields?: "costs" | "months";
}

export const planCopy = {
  heading: "Your plan, as a Word document",
  lede: "Nineteen questions in the order of the guide’s eight pages. Answer what you can tonight. Anything you leave blank is marked as a gap with a hint, so the document is useful after one answer or after all of them.",
  exampleFilesNote:
    "The first file is the laundry of this guide. The second has every page with a hint in each gap.",
  resets: [
    { id: "example", label: "Show the laundry", message: "The laundry’s plan is back." },
    { id: "empty", label: "Clear the form", message: "The form is empty." },
  ],
  planFile: "Your plan (.docx)",
  exampleFile: "The laundry’s plan (.docx)",
  blankFile: "Blank template (.docx)",
  blocked: "No file was made: one of the figures cannot be read. Correct it first.",
  document: planDocumentCopy,
  form: {
    label: "Questions",
    steps: [
      { title: "The business", fields: ["name", "owner", "offer", "today"] },
      {
        title: "Who buys, and from whom else",
        fields: ["reach", "marketing", "rivals", "why"],
      },
      { title: "How it runs", fields: ["day", "people"] },
      { title: "What it costs and who pays", fields: [], moneyFields: "costs" },
      { title: "One unit, one month, nine months", fields: [], moneyFields: "months" },
      { title: "Risks and next steps", fields: ["risks", "ninety", "ask"] },
    ] as readonly PlanStep[],
    formatAnswered: (answeredCount: number, totalCount: number) =>
      `${answeredCount} of ${totalCount} answered`,
    labels: {
      name: "Name of the business",
      owner: "Owner and place",
      offer: "What do you do, for whom, within which area?",
      today: "What do they do today instead, and what does it cost them?",
      reach: "How many buyers are in reach, and how do you know?",
      marketing: "How will they hear of you?",
      rivals: "Who else sells it, at what price, and better at what?",
      why: "Why would somebody change to you?",
      day: "How does a Tuesday run, and what is the bottleneck?",
      people: "Who does what, for what wage, and which papers do you need by when?",
      risks: "Two tripwires, with dates",
      ninety: "The next ninety days: what, who, by when",
      ask: "What do you ask of the reader?",
    },
    needs: "What it needs",
    needName: "For",
    amount: "Rupees",
    margin: "Safety margin, per cent",
    marginHint: "20 to 30 on all the lines above.",
    sources: "Who pays",
    sourceName: "From",
    addLine: "Add a line",
    removeLine: (name: string) => (name === "" ? "Remove this line" : `Remove ${name}`),
    unit: "One unit is",
    unitHint: "A kilogram, a student, a plate, an hour.",
    amounts: {
      price: "A unit brings (₹)",
      cost: "A unit costs (₹)",
      bills: "Bills of a month (₹)",
      instalment: "Loan instalment (₹)",
      wage: "Your own wage (₹)",
    },
    units: "Units sold",
    unitsHint: "Not in a straight line: think of exams, rains and holidays.",
    month: (month: number) => `Month ${month}`,
    typicalMonth: "Settled month",
    problems: {
      "not-a-number": "Enter a figure, such as 1,25,000",
      "not-a-date": "Enter a figure",
      negative: "Enter it without a minus",
      "too-small": "Enter a larger figure",
      "too-large": "Enter a smaller figure: this is more than the form can add up",
      "too-precise": "Enter whole numbers, or rupees and paise",
    },
    preview: "The document",
    showEveryPage: "Show every page",
  },
};

export type PlanFormCopy = (typeof planCopy)["form"];
