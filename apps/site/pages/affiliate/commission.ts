/** What an affiliate's earnings depend on. */
export interface EarningsInput {
  /** Number of paying shops. */
  shopCount: number;
  /** What each shop pays per billing period, in whole rupees, without GST. */
  price: number;
  /** True if they pay yearly, false if monthly. */
  isYearly: boolean;
  /** The affiliate's share, in per cent. */
  share: number;
}

/** All amounts in whole paise. */
export interface Earnings {
  /** What all shops pay together per billing period. */
  totalPaid: number;
  /** The affiliate's share of one payment. */
  perPayment: number;
  /** The affiliate's earnings over a number of years, if every shop stays. */
  calculateForYears: (years: number) => number;
}

/**
 * The highest share the programme pays, in per cent. The copy repeats it as text
 * (packages/content/pages/affiliate*.ts).
 */
export const MAX_SHARE = 30;

/** Calculates an affiliate's earnings. Any whole per cent of whole rupees is whole paise. */
export function calculateEarnings({ shopCount, price, isYearly, share }: EarningsInput): Earnings {
  const totalPaid = Math.round(price * 100) * shopCount;
  const perPayment = Math.round((totalPaid * share) / 100);
  return {
    totalPaid,
    perPayment,
    calculateForYears: (years) => perPayment * (isYearly ? 1 : 12) * years,
  };
}
