/** Copy shared by all guide tools. */
export const frameCopy = {
  undo: "Undo",
  chartTable: "Figures of this chart",
  add: "Add a line",
  /** Placeholder name of a line. */
  nameIt: "Name it",
  remove: (name: string) => `Remove ${name}`,
  unnamed: (place: number) => `line ${place}`,
  together: "These figures are too large to add up. Enter smaller ones.",
  first: (field: string) => `Fill in “${field}” first`,
  blocked: "No file was made. Correct the marked fields first.",
  privacy:
    "What you type stays in this browser. Nothing is sent to us, and the files are made here.",
  print: "Print the sheet",
  inProgress: "Making the file…",
  failure: "The file could not be made. Check your connection and try again.",
};
