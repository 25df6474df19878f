import { calculateGst } from "@angadi/content/plan-gst";

interface Costs {
  /** The separate bills, in whole dollars a month. */
  dollars: readonly number[];
  rupeesPerDollar: number;
  /** Whole rupees a month, before GST. */
  planPrice: number;
}

/**
 * Monthly cost with separate bills and with one plan, including GST, and the difference. In paise.
 */
export function calculateSaving({ dollars, rupeesPerDollar, planPrice }: Costs) {
  const separateCost = dollars.reduce((sum, bill) => sum + bill, 0) * rupeesPerDollar * 100;
  const planCost = planPrice * 100 + calculateGst(planPrice * 100);
  const saving = separateCost - planCost;
  return { separateCost, planCost, saving, percent: Math.floor((100 * saving) / separateCost) };
}
