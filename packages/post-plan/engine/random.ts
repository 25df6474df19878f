import { hashText } from "@angadi/drafts/engine/hash";

/** Returns an item of a list by a text: the same for the same text. */
export const pickBy = <T>(list: readonly T[], key: string): T =>
  list[hashText(key) % list.length] as T;

/** Sorts a list in an order that depends on a text. */
export const shuffleBy = <T>(list: readonly T[], key: string, toId: (item: T) => string): T[] =>
  list
    .map((item) => ({ item, order: hashText(`${key} ${toId(item)}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
