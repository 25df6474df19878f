/** What an affiliate brings and gets. */
export interface Deal {
  /** Shops that pay. */
  shops: number;
  /** What each pays at a time, in whole rupees, without GST. */
  price: number;
  /** Whether they pay by the year; by the month otherwise. */
  yearly: boolean;
  /** The affiliate's part, in per cent. */
  share: number;
}

/** In whole paise. */
export interface Earnings {
  /** What the shops pay at a time, all together. */
  paid: number;
  /** The affiliate's part of one payment. */
  each: number;
  /** The same over some years, if every shop stays. */
  overYears: (years: number) => number;
}

/** The most the programme pays, in per cent. */
export const MAX_SHARE = 30;

/** The sum of a deal. Prices are whole rupees, so that a whole per cent of them is whole paise. */
export function earnings({ shops, price, yearly, share }: Deal): Earnings {
  const paid = Math.round(price * 100) * shops;
  const each = Math.round((paid * share) / 100);
  return { paid, each, overYears: (years) => each * (yearly ? 1 : 12) * years };
}
