declare module "virtual:engine-lists" {
  /** Built by scripts/engine-lists.ts from guards/lists/*.tsv, for `decodeLetterLists`. */
  export const guards: string;
  export const brands: string;
  /** From words/trades/*.json, for `decodeTrades`. */
  export const trades: string;
  /** From words/roots/*.ts, for `decodeRoots`. */
  export const roots: string;
}
declare module "virtual:guard-languages" {
  /** The languages of `guards`, as `encodeLanguages` writes them. */
  export const languages: string;
}
