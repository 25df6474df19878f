/** A count with its noun: "1 month", "12 months". */
export const plural = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === "1" ? one : many}`;
