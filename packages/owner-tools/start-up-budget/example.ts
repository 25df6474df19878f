import type { BudgetFields, BudgetLineFields } from "./arithmetic.ts";

const createLine = (label: string, amount: string, weeks: string): BudgetLineFields => ({
  label,
  amount,
  weeks,
  deposit: false,
});

/** The guide's mobile-repair shop in Surat. */
export const budgetExample: BudgetFields = {
  boxes: {
    A: [
      { ...createLine("Deposit", "66,000", "8"), deposit: true },
      createLine("Rent till opening", "22,000", "4"),
      createLine("Broker", "22,000", "8"),
      createLine("Agreement", "3,000", "8"),
    ],
    B: [
      createLine("Counter", "85,000", ""),
      createLine("Wiring", "28,000", ""),
      createLine("Sign", "24,000", ""),
      createLine("Paint, shutter", "18,000", ""),
      createLine("Camera", "12,000", ""),
    ],
    C: [
      createLine("Rework station", "18,000", "5"),
      createLine("Microscope", "16,000", "5"),
      createLine("Tools", "14,000", "5"),
      createLine("Laptop, printer", "52,000", "5"),
      createLine("Inverter", "20,000", "5"),
    ],
    D: [createLine("Accessories", "1,50,000", "2"), createLine("Spares", "70,000", "2")],
    E: [createLine("Papers, accountant", "9,000", "5"), createLine("Insurance", "7,000", "5")],
    F: [createLine("Website, leaflets", "22,000", "1")],
  },
  stages: { order: "7", delivery: "4", works: "1" },
  running: {
    costs: [
      { label: "Rent", amount: "22,000" },
      { label: "Technician", amount: "18,000" },
      { label: "Electricity", amount: "3,500" },
      { label: "Phone", amount: "1,000" },
      { label: "Packing and repairs", amount: "2,500" },
      { label: "Advertising", amount: "3,000" },
    ],
    left: ["20,000", "30,000", "40,000", "48,000", "55,000"],
  },
  household: { needs: "25,000", income: "12,000", months: "8" },
  margin: "25",
  have: "6,00,000",
};

const createBlankLine = (label: string, weeks: string) => createLine(label, "", weeks);

/** The guide’s lines with their weeks, but without amounts. */
export const emptyBudget: BudgetFields = {
  boxes: {
    A: [
      { ...createBlankLine("Deposit", "8"), deposit: true },
      createBlankLine("Rent till opening", "4"),
      createBlankLine("Broker", "8"),
      createBlankLine("Agreement, stamped", "8"),
    ],
    B: [
      createBlankLine("Shelves and counter", ""),
      createBlankLine("Wiring and meter", ""),
      createBlankLine("Paint", ""),
      createBlankLine("Signboard", ""),
    ],
    C: [
      createBlankLine("Machines and tools", "5"),
      createBlankLine("Computer, printer", "5"),
      createBlankLine("Inverter", "5"),
    ],
    D: [createBlankLine("Fast goods", "2"), createBlankLine("Slow goods", "2")],
    E: [
      createBlankLine("Registrations", "5"),
      createBlankLine("Lawyer, accountant", "5"),
      createBlankLine("Insurance for a year", "5"),
    ],
    F: [
      createBlankLine("Website", "1"),
      createBlankLine("Photographs", "1"),
      createBlankLine("Leaflets", "1"),
      createBlankLine("First-week offers", "1"),
    ],
  },
  stages: { order: "7", delivery: "4", works: "1" },
  running: {
    costs: [
      { label: "Rent", amount: "" },
      { label: "Wages", amount: "" },
      { label: "Electricity", amount: "" },
      { label: "Phone", amount: "" },
      { label: "Insurance", amount: "" },
      { label: "Advertising", amount: "" },
      { label: "Repairs", amount: "" },
    ],
    left: ["", "", "", ""],
  },
  household: { needs: "", income: "", months: "" },
  margin: "25",
  have: "",
};
