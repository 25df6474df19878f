/** Words that all guide tools share. */
export const frameCopy = {
  undo: "Undo",
  chartTable: "The figures of this drawing",
  add: "Add a line",
  /** The name of a line without one. */
  nameIt: "Name it",
  remove: (name: string) => `Remove ${name}`,
  unnamed: (place: number) => `line ${place}`,
  together: "These figures are too large together. Type smaller ones.",
  first: (field: string) => `Fill in ${field} first`,
  blocked: "Put right the marked fields first. No file was made.",
  privacy:
    "What you type stays in this browser. Nothing is sent to us, and the files are made here.",
  print: "Print the sheet",
  inProgress: "Making the file …",
  success: (name: string) => `${name} is in your downloads.`,
  failure: "The file could not be made. Check your connection and press the button again.",
};
