/** Rupees as people in India write them. Amounts are whole paise. */

const whole = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** 199900 → "₹1,999"; 235882 → "₹2,358.82". */
export const rupees = (paise: number): string =>
  (paise % 100 === 0 ? whole : withPaise).format(paise / 100);

/** Per cent of the goods and services tax on subscriptions. */
const GST = 18;

/** The tax on an amount, in whole paise. */
export const gstOn = (paise: number): number => Math.round((paise * GST) / 100);
