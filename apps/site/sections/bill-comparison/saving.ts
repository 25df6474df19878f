import { calculateGst } from "@angadi/content/plan-gst";

interface Bills {
  /** Whole dollars a month. */
  dollars: readonly number[];
  rupeesPerDollar: number;
  /** Whole rupees a month, before GST. */
  plan: number;
}

/**
 * Monthly cost with separate bills and with one plan, including GST, and the difference. In paise.
 */
export function calculateSaving({ dollars, rupeesPerDollar, plan }: Bills) {
  const before = dollars.reduce((sum, bill) => sum + bill, 0) * rupeesPerDollar * 100;
  const price = plan * 100 + calculateGst(plan * 100);
  const saved = before - price;
  return { before, price, saved, percent: Math.floor((100 * saved) / before) };
}
