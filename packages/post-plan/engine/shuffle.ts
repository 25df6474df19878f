import { hashTextEvenly } from "@angadi/formats/hash-text";

/** Sorts a list in an order that depends on a text. */
export const shuffleBy = <T>(list: readonly T[], key: string, toId: (item: T) => string): T[] =>
  list
    .map((item) => ({ item, order: hashTextEvenly(`${key} ${toId(item)}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
