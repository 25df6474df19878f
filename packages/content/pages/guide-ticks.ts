export const ticksCopy = {
  done: (done: number, all: number) => `${done} of ${all} done`,
  clear: "Clear all",
  undo: "Undo",
  print: "Print this checklist",
  printed: (date: string) => `Printed on ${date}`,
} as const;
