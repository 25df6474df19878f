/** The assumed exchange rate for all prices in dollars. */
export const rupeesPerDollar = 90;
