/** What lists with checkboxes share. */
export const bulk = {
  column: "Select",
  select: (name: string) => `Select ${name}`,
  undo: "Undo",
  nothingSelected: "Nothing is selected. Go back, tick the rows you mean, and try again.",
  tooMany: "Too many rows are selected. Select up to 100 at a time.",
};
