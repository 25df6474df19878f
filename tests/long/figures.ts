import type { TestContext } from "vitest";

declare module "vitest" {
  export interface TaskMeta {
    /** What a case measured, for the table. */
    figures?: Record<string, string>;
  }
}

/** Notes what a case measured. Note before asserting, so that a failure has its figures too. */
export function noting({ task }: Pick<TestContext, "task">) {
  const figures: Record<string, string> = {};
  task.meta.figures = figures;
  return (name: string, value: string | number) => {
    figures[name] = typeof value === "number" ? value.toLocaleString("en") : value;
  };
}
