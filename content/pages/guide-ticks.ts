import type { TicksWords } from "#site/pages/guide/ticks.tsx";

export const ticksWords: TicksWords = {
  done: (done: number, all: number) => `${done} of ${all} done`,
  clear: "Clear all",
  undo: "Undo",
  print: "Print this checklist",
  printed: (date: string) => `Printed on ${date}`,
};
