import type { BudgetFields, BudgetLineFields } from "./arithmetic.ts";

const line = (label: string, amount: string, weeks: string): BudgetLineFields => ({
  label,
  amount,
  weeks,
  deposit: false,
});

/** The guide's mobile-repair shop in Surat. */
export const budgetExample: BudgetFields = {
  boxes: {
    A: [
      { ...line("Deposit", "66,000", "8"), deposit: true },
      line("Rent till opening", "22,000", "4"),
      line("Broker", "22,000", "8"),
      line("Agreement", "3,000", "8"),
    ],
    B: [
      line("Counter", "85,000", ""),
      line("Wiring", "28,000", ""),
      line("Sign", "24,000", ""),
      line("Paint, shutter", "18,000", ""),
      line("Camera", "12,000", ""),
    ],
    C: [
      line("Rework station", "18,000", "5"),
      line("Microscope", "16,000", "5"),
      line("Tools", "14,000", "5"),
      line("Laptop, printer", "52,000", "5"),
      line("Inverter", "20,000", "5"),
    ],
    D: [line("Accessories", "1,50,000", "2"), line("Spares", "70,000", "2")],
    E: [line("Papers, accountant", "9,000", "5"), line("Insurance", "7,000", "5")],
    F: [line("Website, leaflets", "22,000", "1")],
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

const open = (label: string, weeks: string) => line(label, "", weeks);

/** The sheet with the names and weeks of the guide's lines, and no amounts. */
export const budgetBlank: BudgetFields = {
  boxes: {
    A: [
      { ...open("Deposit", "8"), deposit: true },
      open("Rent till opening", "4"),
      open("Broker", "8"),
      open("Agreement, stamped", "8"),
    ],
    B: [
      open("Shelves and counter", ""),
      open("Wiring and meter", ""),
      open("Paint", ""),
      open("Signboard", ""),
    ],
    C: [open("Machines and tools", "5"), open("Computer, printer", "5"), open("Inverter", "5")],
    D: [open("Fast goods", "2"), open("Slow goods", "2")],
    E: [
      open("Registrations", "5"),
      open("Lawyer, accountant", "5"),
      open("Insurance for a year", "5"),
    ],
    F: [
      open("Website", "1"),
      open("Photographs", "1"),
      open("Leaflets", "1"),
      open("First-week offers", "1"),
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
