/** Goods and services tax on subscriptions, in per cent. */
const GST_PERCENT = 18;

/** The tax on an amount, in whole paise. */
export const calculateGst = (paise: number): number => Math.round((paise * GST_PERCENT) / 100);
