import type { Lettering } from "./lettering.ts";

/** The boards' names. */
export const BOARD_LABELS: Readonly<Record<Lettering, string>> = {
  enamel: "Enamel plate",
  ledger: "Account book",
  chalk: "Slate",
  neon: "Neon tube",
  lorry: "Lorry",
  studio: "Studio",
};
