import { plural } from "../kit/plural.ts";

export const budgetCopy = {
  heading: "Your budget sheet",
  lede: "Eight boxes, A to H, and a safety margin on their total. Filled in with the guide’s example: the mobile-repair shop in Surat.",
  exampleFilesNote: "These files hold the figures of the shop in Surat.",
  resets: [
    { id: "example", label: "Show the shop in Surat", message: "The shop in Surat is back." },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  boxes: {
    A: { name: "Premises", hint: "Deposit, rent before opening, broker, stamp duty on the lease" },
    B: { name: "Fitting out", hint: "Shelves, counter, wiring, paint, signboard" },
    C: { name: "Equipment", hint: "Machines, tools, computer, inverter" },
    D: { name: "Opening stock", hint: "Goods or material for the first weeks" },
    E: { name: "Papers", hint: "Registrations, lawyer, accountant, insurance" },
    F: { name: "Opening", hint: "Website, photographs, leaflets, first-week offers" },
    G: { name: "Running in", hint: "Monthly costs that sales don’t yet cover" },
    H: { name: "Your household", hint: "What your family needs until you can draw" },
  },
  line: { name: "Item", amount: "₹", count: "Weeks before opening" },
  deposit: (name: string) => `${name} comes back, some day`,
  stages: {
    heading: "Weeks before opening in which box B is paid",
    order: "30%, with the order",
    delivery: "40%, on delivery",
    works: "30%, when it works",
  },
  running: {
    costs: { name: "What a month costs if nobody comes", amount: "₹ a month" },
    monthlyCosts: "A month costs",
    salesMargins: "What sales leave after paying for the goods",
    month: (month: number) => `Month ${month}`,
    gap: (amount: string) => `gap ${amount}`,
    covered: "covered",
    addMonth: "Add a month",
    monthToRemove: (month: number) => `month ${month}`,
  },
  household: {
    needs: { label: "The house needs each month" },
    income: { label: "Income that certainly continues" },
    months: { label: "Months until you can draw" },
    shortfall: (amount: string) => `Missing each month: ${amount}`,
  },
  margin: {
    label: "Safety margin",
    value: (percent: string) => `${percent}%`,
    advice: [
      "20%: you know the trade, most lines are written quotations still valid, no building work, opening date in your own hands.",
      "25%: first own business in a known trade, or rented premises to fit out, or a licence still to come.",
      "30%: new trade, construction, imported machine, seasonal opening that must not be missed, or more than a third of the lines are guesses.",
    ],
  },
  inBox: (name: string, box: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H") =>
    `${name} in box ${box}`,
  have: { label: "Money you have" },
  receipt: {
    heading: "Money needed",
    total: "Boxes A to H",
    margin: (percent: string) => `Margin ${percent}%`,
    have: "You have",
    moneyNeeded: "Before you sign",
    shortfall: "Missing",
    surplus: "Over",
  },
  warnings: {
    shortfall: (amount: string) =>
      `The honest answer today is that ${amount} is missing. The guide to funding shows where it may come from.`,
    unaffordable: (amount: string) =>
      `You have less than the sum with a 20% margin, ${amount}. If you can’t find more, the project is too big, or too early.`,
    uncoveredMonth: (month: number) =>
      `In month ${month}, the last you have listed, sales don’t cover the costs yet. Add months to box G until they do, or it is too small.`,
    surplus: (amount: string) => `You have what the sheet asks for, and ${amount} over.`,
  },
  weeks: {
    sentence: (first: string, weeks: number, before: string, opening: string) =>
      `When the money leaves: the first ${first} leaves ${plural(weeks, "week")} before opening, and ${before} has left by opening day. ${opening} for G, H and the margin must be in the bank untouched on that day.`,
    noPayments: "No money leaves before opening yet.",
    axis: "Weeks before opening",
    week: (weeks: number) => String(weeks),
    opening: "Open",
    paidEarlier: "Paid before",
    dueThisWeek: "To pay",
    reserved: "Untouched in the bank",
    cumulative: "So far",
  },
  recovery: {
    sentence: ({
      total,
      recoverable,
      unrecoverable,
    }: Record<"total" | "recoverable" | "unrecoverable", string>) =>
      `What comes back: ${recoverable} of the ${total} in the eight boxes. ${unrecoverable} does not.`,
    deposit: "Deposit, some day",
    equipment: "Equipment, partly, if sold",
    stock: "Stock, through sales",
    unrecoverable: "Gone",
    part: "Part",
    amount: "Amount",
  },
};
