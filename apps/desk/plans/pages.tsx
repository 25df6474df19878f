import type { LogEntry } from "@angadi/desk-ports/log";
import type {
  DeskPlan,
  DeskPlans,
  PlansConflict,
  PlansOutcome,
  VersionedPlans,
} from "@angadi/desk-ports/plans";
import { requireConfirmation } from "../password/confirm-password.tsx";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readFormField,
  readMessage,
  redirect,
} from "../request/request-context.ts";
import { plansCopy as copy } from "../copy/plans.ts";
import { errorsCopy } from "../copy/shell.ts";
import { LogEntries } from "../log/log-entries.tsx";
import { renderPage } from "../layout/document.tsx";
import { Catalogue, NEW_PLAN_FIELDS, type RejectedPlan, readNewPlan } from "./catalogue.tsx";
import { encodePlans, decodePlans } from "./encode-plans.ts";
import { PlanChangeList } from "./plan-change-list.tsx";
import { PlansForm } from "./plans-form.tsx";
import {
  type PlanFieldValues,
  type PlanProblems,
  validateForms,
  toPlanForm,
  readPlanForms,
} from "./plan-form.ts";
import { PlanPreview } from "./plan-preview.tsx";

export const planPages = {
  "GET /plans": async (context) =>
    renderPlansPage(context, { current: await context.ports.plans.read() }),
  "POST /plans": savePlans,
  "GET /plans/page": renderPricingPage,
  "POST /plans/add": addPlan,
  "POST /plans/:id/retire": async (context) => {
    const { ports, staff } = context;
    const values = await context.readForm();
    const base = readFormField(values, "base");
    const confirmation = { ...copy.retirement, hiddenFields: { base } };
    const confirmationPage = requireConfirmation(context, values, confirmation);
    if (confirmationPage) return confirmationPage;
    const outcome = await ports.plans.retire(staff, context.param("id"), base);
    return respond(context, outcome, { done: "retired", impossible: copy.notRetired });
  },
  "POST /plans/:id/restore": async (context) => {
    const { ports, staff } = context;
    const base = readFormField(await context.readForm(), "base");
    const outcome = await ports.plans.restore(staff, context.param("id"), base);
    return respond(context, outcome, { done: "restored", impossible: copy.notRestored });
  },
} satisfies Record<string, Handler>;

interface PageState {
  current: VersionedPlans;
  forms?: readonly PlanFieldValues[];
  problems?: PlanProblems;
  /** The submitted plans, if they are valid. */
  plans?: readonly DeskPlan[] | undefined;
  status?: number;
  /** Shown above the form. */
  message?: string;
  /** Changes by colleagues since the form was opened, shown below the message. */
  changes?: readonly LogEntry[];
  /** A plan that could not be added. */
  rejected?: RejectedPlan;
}

async function addPlan(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  for (const field of NEW_PLAN_FIELDS)
    if (!values.has(field)) throw new HttpError(400, errorsCopy.incomplete);
  const parsedPlan = readNewPlan(values);
  const reject = async (rejected: RejectedPlan) => {
    const current = await ports.plans.read();
    return renderPlansPage(context, {
      current,
      rejected,
      status: 422,
      message: copy.notAdded,
    });
  };
  if (!("plan" in parsedPlan)) return reject(parsedPlan);
  if (await ports.plans.add(staff, parsedPlan.plan)) return redirect("/plans?done=added");
  return reject({ submitted: values, problems: { name: copy.problems.sameName } });
}

async function savePlans(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const base = readFormField(values, "base");
  const conflict = await ports.plans.findConflict(base);
  const current = conflict?.current ?? (await ports.plans.read());
  const forms = readPlanForms(values, current.plans, { hasConflict: conflict !== undefined });
  const { plans, problems } = validateForms(forms);
  if (conflict) return renderConflict(context, conflict, { forms, plans, problems });
  if (!plans) {
    const message = copy.notSaved;
    return renderPlansPage(context, {
      current,
      forms,
      problems,
      status: 422,
      message,
    });
  }
  if (values.get("intent") !== "save") {
    return renderPlansPage(context, {
      current,
      forms,
      plans,
      message: copy.previewShown,
    });
  }
  const outcome = await ports.plans.save(staff, plans, base);
  const texts = { done: "saved", impossible: errorsCopy.incomplete };
  return respond(context, outcome, texts, { forms, plans });
}

type SubmittedPlans = Pick<PageState, "forms" | "plans" | "problems">;

/** Redirects to the plans, or renders them again with the submitted form and the conflict. */
function respond(
  context: StaffContext,
  outcome: PlansOutcome,
  texts: { done: string; impossible: string },
  submitted: SubmittedPlans = {},
): Response {
  if (outcome.is === "impossible") throw new HttpError(409, texts.impossible);
  if (outcome.is === "saved") return redirect(`/plans?done=${texts.done}`);
  return renderConflict(context, outcome, submitted);
}

const renderConflict = (
  context: StaffContext,
  conflict: PlansConflict,
  submitted: SubmittedPlans,
) =>
  renderPlansPage(context, {
    ...submitted,
    ...conflict,
    status: 409,
    message: submitted.forms ? copy.saveConflict : copy.actionConflict,
  });

function renderPlansPage(context: StaffContext, state: PageState): Response {
  const { ports, staff, url } = context;
  const { current, problems = new Map<string, string>(), message, status = 200 } = state;
  const isError = status >= 400;
  const plans = state.plans?.map((plan) => addUneditedFields(plan, current.plans));
  // The site renders from all plans, including the retired ones it hides.
  const addRetiredPlans = (plansOnSale: readonly DeskPlan[]) => [
    ...plansOnSale,
    ...current.retiredPlans,
  ];
  return renderPage({
    title: copy.title,
    staff,
    ports,
    currentPath: "/plans",
    status,
    ...(state.forms && { hasUnsavedInput: true }),
    flashMessage: message === undefined ? readMessage(url, copy.done) : undefined,
    children: (
      <>
        {message && (
          <div
            className={isError ? "notice error-notice" : "notice success-notice"}
            role={isError ? "alert" : "status"}
          >
            <p>{message}</p>
            {state.changes && <LogEntries entries={state.changes} />}
          </div>
        )}
        <p className="hint readable-width">{copy.explanation}</p>
        {!ports.isOwnApi && <p className="notice error-notice">{copy.otherServer}</p>}
        {current.plans.length === 0 ? (
          <p className="empty">{copy.none(ports.countryId)}</p>
        ) : (
          <>
            <PlansForm
              forms={state.forms ?? current.plans.map(toPlanForm)}
              plans={current.plans}
              problems={problems}
              base={current.version}
            />
            {plans && (
              <PlanChangeList
                before={current.plans}
                after={plans}
                handOffs={ports.plans.listHandOffs(addRetiredPlans(plans))}
              />
            )}
            <Catalogue current={current} rejected={state.rejected} />
            <PlanPreview plans={addRetiredPlans(plans ?? current.plans)} plansPort={ports.plans} />
          </>
        )}
      </>
    ),
  });
}

/** Adds the saved values of the fields that the form lacks. */
function addUneditedFields(plan: DeskPlan, savedPlans: readonly DeskPlan[]): DeskPlan {
  return { ...savedPlans.find(({ id }) => id === plan.id), ...plan };
}

/** The site's pricing page, with the plans in the URL or the saved ones. */
async function renderPricingPage({ ports, url }: StaffContext): Promise<Response> {
  const { renderPricingPage: renderPreview } = ports.plans;
  if (!renderPreview) throw new HttpError(404, copy.page.notBuilt);
  const encodedPlans = url.searchParams.get("draft");
  const plans = encodedPlans === null ? await readAllPlans(ports.plans) : decodePlans(encodedPlans);
  if (!plans) throw new HttpError(400, errorsCopy.incomplete);
  return renderPreview(plans, { search: url.searchParams, encodedPlans: encodePlans(plans) });
}

async function readAllPlans(plansPort: DeskPlans): Promise<DeskPlan[]> {
  const { plans, retiredPlans } = await plansPort.read();
  return [...plans, ...retiredPlans];
}
