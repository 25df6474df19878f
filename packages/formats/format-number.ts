const INDIAN = new Intl.NumberFormat("en-IN");

/** Formats a number with Indian grouping: "1,23,456". */
export const formatNumber = (value: number): string => INDIAN.format(value);
