import { glossary } from "./glossary.ts";

/** Copy shared by lists with checkboxes. */
export const bulkCopy = {
  column: "Select",
  select: (name: string) => `Select ${name}`,
  undo: glossary.undo,
  nothingSelected:
    "Nothing is selected, so nothing was changed. Go back, select rows, and try again.",
  conflicts: (count: number) =>
    `${count === 1 ? "1 row was" : `${count} rows were`} left unchanged, because a colleague has worked on ${count === 1 ? "it" : "them"} since you opened this list:`,
  tooMany: "Too many rows are selected, so nothing was changed. Go back and select up to 100.",
};
