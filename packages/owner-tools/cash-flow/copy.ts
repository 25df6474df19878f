import { plural } from "../kit/plural.ts";

export const cashFlowCopy = {
  heading: "Your thirteen weeks",
  lede: "One line for each thing that comes in or goes out, in the week it reaches or leaves the bank. Filled in with the guide’s example: the uniform maker in Ludhiana.",
  exampleFilesNote: "These files hold the figures of the uniform maker.",
  resets: [
    { id: "example", label: "Show the uniform maker", message: "The uniform maker is back." },
    {
      id: "calls",
      label: "With three telephone calls",
      message: "The three calls are in the sheet.",
    },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  fields: {
    start: { label: "First Monday", hint: "May be left empty" },
    bank: { label: "Bank balance today", hint: "A minus if overdrawn" },
    drawer: { label: "Cash in the drawer" },
    cheques: { label: "Cheques not presented" },
    cushion: { label: "Cushion", hint: "For what goes wrong" },
  },
  receipt: {
    heading: "The sheet says",
    openingBalance: "Opening balance",
    in: "Comes in",
    out: "Goes out",
    finalBalance: "After week 13",
    lowestWeek: (week: number) => `Lowest, week ${week}`,
    neededByWeek: (week: number) => `Money to find by week ${week}`,
    moneyNeeded: "Money to find",
  },
  warnings: {
    belowZero: (week: number, count: number, short: string) =>
      `You are below zero in week ${week}, for ${plural(count, "week")} in all, and short by ${short} at the worst. Because you know today, there is time to choose where it comes from.`,
    moneyNeeded: (amount: string, cushion: string, week: number) =>
      `With a cushion of ${cushion} you need ${amount} from somewhere by week ${week}.`,
    belowCushion: (week: number, amount: string) =>
      `Week ${week} eats into your cushion: ${amount} is missing from it at the worst.`,
    declining: (amount: string) =>
      `The quarter ends ${amount} lower than it began. If it sinks each quarter, even in good months, collecting faster won’t save it: look at the price and the margin.`,
    noWarning: (week: number, amount: string) =>
      `No week falls below your cushion. The lowest is week ${week}, ${amount}.`,
  },
  chart: {
    sentence: (lowest: string, week: number, closing: string) =>
      `What is in the bank at the end of each week: ${lowest} in week ${week}, the lowest, and ${closing} after week 13.`,
    week: "Week",
    closingBalance: "Closing",
    aboveZero: "Above zero",
    belowZero: "Below zero",
  },
  grid: {
    label: "Thirteen weeks",
    line: "Line",
    allWeeks: "weeks 1 to 13",
    week: (week: number) => `Week ${week}`,
    openingBalance: "Opening",
    in: "In",
    out: "Out",
    totalIn: "All in",
    totalOut: "All out",
    closingBalance: "Closing",
    lowestWeek: "lowest",
    addIn: "Add what comes in",
    addOut: "Add what goes out",
    nameLabel: (side: string, position: number) => `Name of line ${position}, ${side}`,
    cellLabel: (line: string, week: number) => `${line}, week ${week}`,
    previousWeek: "Week before",
    nextWeek: "Week after",
    selectedWeek: (week: number) => `Week ${week} of 13`,
  },
  newIn: "Comes in",
  newOut: "Goes out",
};
