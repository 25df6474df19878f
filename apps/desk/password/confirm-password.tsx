import type { ReactNode } from "react";
import type { FormValues } from "@angadi/contract/form-values";
import type { StaffContext } from "../request/request-context.ts";
import { account } from "../copy/account.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";
import { tryPassword } from "./try-password.ts";

/** An action that asks first, and the page that asks. */
interface Step {
  title: string;
  text: string;
  /** More about the consequences. */
  details?: ReactNode;
  submit: string;
  /** The page to go back to. */
  back: { href: string; text: string };
  /** Where the answer is posted to; by default the URL of this request. */
  action?: string;
  /** Fields of the posted form that are sent again with the answer. */
  fields?: Readonly<Record<string, string>>;
}

/** Returns undefined if the form confirms the action, otherwise the page that asks. */
export const confirmAction = (
  context: StaffContext,
  values: FormValues,
  step: Step,
): Response | undefined =>
  values.get("confirmed") === "yes" ? undefined : renderConfirmation(context, step);

/** The page that asks before an action with consequences. */
export const renderConfirmation = (context: StaffContext, step: Step): Response =>
  renderStep(context, { ...step, fields: { ...step.fields, confirmed: "yes" } });

/**
 * Checks the form's field `password` against the signed-in user's password. Returns undefined if it
 * is correct, otherwise the page that asks for it.
 */
export async function confirmPassword(
  context: StaffContext,
  values: FormValues,
  step: Step,
): Promise<Response | undefined> {
  const { ports, staff, request } = context;
  const password = values.get("password");
  if (password === undefined) return renderPasswordPrompt(context, step);
  const result = await tryPassword(context, async () =>
    (await ports.accounts.verifyPassword(request.headers, password)) ? staff : undefined,
  );
  return "value" in result ? undefined : renderPasswordPrompt(context, step, result);
}

/** The page that asks for the password. */
export const renderPasswordPrompt = (
  context: StaffContext,
  step: Step,
  { status, problem }: { status?: number; problem?: string } = {},
): Response =>
  renderStep(
    context,
    step,
    <TextField
      name="password"
      label={account.twoFactor.password}
      type="password"
      autoComplete="current-password"
      problem={problem}
      required
    />,
    status,
  );

function renderStep(
  { ports, staff, url }: StaffContext,
  { title, text, details, submit, back, action = url.pathname + url.search, fields = {} }: Step,
  field?: ReactNode,
  status = 200,
): Response {
  return renderPage({
    title,
    staff,
    ports,
    currentPath: back.href,
    status,
    children: (
      <form className="slip" method="post" action={action}>
        <p>{text}</p>
        {details}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {field}
        <p className="inline">
          <button className="button">{submit}</button>
          <a href={back.href}>{back.text}</a>
        </p>
      </form>
    ),
  });
}
