/** Assumed wherever a price in dollars is turned into rupees. */
export const rupeesPerDollar = 90;
