import { SETUP_STEPS, isMarkableStep } from "@angadi/desk-ports/setup";
import { setupCopy as copy } from "../copy/setup.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readMessage,
  redirect,
} from "../request/request-context.ts";
import { countDoneSteps, isComplete } from "./progress.tsx";
import { StepItem } from "./step-item.tsx";

export const setupPages = {
  "GET /setup": (context) => renderSetupPage(context),
  "POST /setup/test-mail": sendTestMail,
  "POST /setup/mark": markStep,
} satisfies Record<string, Handler>;

async function sendTestMail(context: StaffContext): Promise<Response> {
  const result = await context.ports.setup.sendTestMail(context.staff);
  if (result.is === "accepted") return redirect("/setup?done=test-mail");
  return renderSetupPage(context, copy.testMail.rejected(result.reason));
}

async function markStep(context: StaffContext): Promise<Response> {
  const values = await context.readForm();
  const step = values.get("step");
  const state = values.get("state");
  if (!isMarkableStep(step) || (state !== "done" && state !== "due"))
    throw new HttpError(400, errorsCopy.incomplete);
  await context.ports.setup.mark(context.staff, step, state === "done");
  return redirect(`/setup?done=${state === "done" ? "marked" : "unmarked"}`);
}

async function renderSetupPage(
  { ports, staff, url }: StaffContext,
  problem?: string,
): Promise<Response> {
  const { todos, markedSteps } = await ports.setup.read();
  const doneCount = countDoneSteps(todos);
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/setup",
    status: problem ? 422 : 200,
    flashMessage: problem ? undefined : readMessage(url, copy.done),
    problem,
    children: (
      <>
        <p className="hint">{copy.explanation}</p>
        <p className="setup-progress">
          <progress value={doneCount} max={SETUP_STEPS.length} aria-label={copy.title} />{" "}
          {copy.progress(doneCount, SETUP_STEPS.length)}
        </p>
        {isComplete(todos) && <p>{copy.complete}</p>}
        <ol className="setup">
          {SETUP_STEPS.map((step) => (
            <StepItem
              key={step}
              step={step}
              todos={todos.filter((todo) => todo.step === step)}
              isMarked={markedSteps.some((markedStep) => markedStep === step)}
              ports={ports}
            />
          ))}
        </ol>
      </>
    ),
  });
}
