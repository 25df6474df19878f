export const frameCopy = {
  undo: "Undo",
  chartTable: "Figures of this chart",
  addLine: "Add a line",
  namePlaceholder: "Name it",
  removeLine: (name: string) => `Remove ${name}`,
  unnamedLine: (position: number) => `line ${position}`,
  totalTooLarge: "These figures are too large to add up. Enter smaller ones.",
  fillInFirst: (field: string) => `Fill in “${field}” first`,
  blockedByErrors: "No file was made. Correct the marked fields first.",
  privacy:
    "What you type stays in this browser. Nothing is sent to us, and the files are made here.",
  print: "Print the sheet",
  makingFile: "Making the file…",
  fileFailed: "The file could not be made. Check your connection and try again.",
};
