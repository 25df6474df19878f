declare module "virtual:engine-lists" {
  /** What scripts/engine-lists.ts makes of guards/lists/*.tsv, for `decodeLetterLists`. */
  export const guards: string;
  export const brands: string;
  /** Of words/trades/*.json, for `decodeTrades`. */
  export const trades: string;
  /** Of words/roots/*.ts, for `decodeRoots`. */
  export const roots: string;
}
declare module "virtual:guard-languages" {
  /** The languages of `guards`, as `encodeLanguages` writes them. */
  export const languages: string;
}
