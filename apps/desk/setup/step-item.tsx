import { type SetupStep, type SetupTodo, isMarkableStep } from "@angadi/desk-ports/setup";
import { setupCopy as copy } from "../copy/setup.ts";
import type { Ports } from "../request/ports.ts";

/** Maximum length of a list that is not collapsed initially. */
const MAX_EXPANDED = 5;

interface StepItemProps {
  step: SetupStep;
  todos: readonly SetupTodo[];
  isMarked: boolean;
  ports: Pick<Ports, "siteUrl" | "canMail">;
}

/** One step: its state, what to do, and where. */
export function StepItem({ step, todos, isMarked, ports }: StepItemProps) {
  const { title, text, link } = copy.steps[step];
  const state = todos.length === 0 ? "done" : "due";
  return (
    <li className="card" id={step}>
      <h2>
        {title} <span className={`status ${state}`}>{copy.states[state]}</span>
      </h2>
      {state === "due" && (
        <>
          <p>{text}</p>
          {/* The step's text already says what to do at the desk. */}
          <TodoList todos={todos.filter(({ group }) => group !== "desk")} />
        </>
      )}
      <p>
        <a href={getStepUrl(step, ports.siteUrl)}>{link}</a>
      </p>
      {step === "mail" && ports.canMail && (
        <form method="post" action="/setup/test-mail">
          <button className="button quiet">{copy.testMail.submit}</button>
        </form>
      )}
      {isMarkableStep(step) && (state === "due" || isMarked) && (
        <form method="post" action="/setup/mark">
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="state" value={isMarked ? "due" : "done"} />
          <button
            className="button quiet"
            aria-label={`${isMarked ? copy.unmark : copy.mark}: ${title}`}
          >
            {isMarked ? copy.unmark : copy.mark}
          </button>
        </form>
      )}
    </li>
  );
}

function getStepUrl(step: SetupStep, siteUrl: string): string {
  const urls: Record<SetupStep, string> = {
    address: siteUrl,
    mail: "/jobs",
    team: "/people",
    plans: "/plans",
    samples: siteUrl,
    backups: "/",
  };
  return urls[step];
}

function TodoList({ todos }: { todos: readonly SetupTodo[] }) {
  if (todos.length === 0) return null;
  const list = (
    <ul className="todos">
      {todos.map(({ text, location }) => (
        <li key={`${location} ${text}`}>
          {text} {location && <code className="hint">{location}</code>}
        </li>
      ))}
    </ul>
  );
  if (todos.length <= MAX_EXPANDED) return list;
  return (
    <details>
      <summary>{copy.showAll(todos.length)}</summary>
      {list}
    </details>
  );
}
