export const ticksCopy = {
  done: (tickedCount: number, total: number) => `${tickedCount} of ${total} done`,
  clear: "Clear all",
  undo: "Undo",
  print: "Print this checklist",
  printed: (date: string) => `Printed on ${date}`,
} as const;
