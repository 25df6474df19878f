/** Goods and services tax on subscriptions, in per cent. */
const GST = 18;

/** The tax on an amount, in whole paise. */
export const gstOn = (paise: number): number => Math.round((paise * GST) / 100);
