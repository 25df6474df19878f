declare module "virtual:guard-lists" {
  /** What scripts/guard-lists.ts makes of lists/*.tsv, for `decodeLetterLists`. */
  export const guards: string;
  export const brands: string;
}
