import { SETUP_STEPS, type SetupTodo } from "@angadi/desk-ports/setup";
import { setupCopy as copy } from "../copy/setup.ts";

/** The number of completed steps. */
export const countDoneSteps = (todos: readonly SetupTodo[]): number =>
  SETUP_STEPS.filter((step) => todos.every((todo) => todo.step !== step)).length;

export const isComplete = (todos: readonly SetupTodo[]): boolean => todos.length === 0;

/** The notice on the owner's Today page until the setup is complete. */
export function SetupNotice({ todos }: { todos: readonly SetupTodo[] }) {
  if (isComplete(todos)) return null;
  return (
    <p className="notice info-notice">
      {copy.notice.text(countDoneSteps(todos), SETUP_STEPS.length)}{" "}
      <a href="/setup">{copy.notice.link}</a>
    </p>
  );
}
