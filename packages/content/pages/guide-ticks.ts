export const ticksCopy = {
  formatProgress: (tickedCount: number, total: number) => `${tickedCount} of ${total} done`,
  clear: "Clear all",
  undo: "Undo",
  print: "Print this checklist",
  printedOn: (date: string) => `Printed on ${date}`,
} as const;
