import { hashText } from "@angadi/drafts/engine/hash";

/** Sorts a list in an order that depends on a text. */
export const shuffleBy = <T>(list: readonly T[], key: string, toId: (item: T) => string): T[] =>
  list
    .map((item) => ({ item, order: hashText(`${key} ${toId(item)}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
