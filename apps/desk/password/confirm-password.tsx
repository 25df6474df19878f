import type { ReactNode } from "react";
import type { FormValues } from "@angadi/contract/form-values";
import type { StaffContext } from "../request/request-context.ts";
import { accountCopy } from "../copy/account.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { tryPassword } from "./try-password.ts";

/** The text and the form of a confirmation page. */
interface Confirmation {
  title: string;
  text: string;
  /** More about the consequences. */
  details?: ReactNode;
  submit: string;
  /** The page to go back to. */
  back: { href: string; text: string };
  /** The form's action; by default the URL of this request. */
  action?: string;
  /** The values of the posted form, to submit them again. */
  hiddenFields?: Readonly<Record<string, string>>;
}

/** Returns undefined if the form confirms the action, otherwise the confirmation page. */
export const requireConfirmation = (
  context: StaffContext,
  values: FormValues,
  confirmation: Confirmation,
): Response | undefined =>
  values.get("confirmed") === "yes" ? undefined : renderConfirmationPage(context, confirmation);

/** Renders the confirmation page for an action with consequences. */
export const renderConfirmationPage = (
  context: StaffContext,
  confirmation: Confirmation,
): Response =>
  renderPromptPage(context, {
    ...confirmation,
    hiddenFields: { ...confirmation.hiddenFields, confirmed: "yes" },
  });

/**
 * Checks the form's field `password` against the signed-in user's password. Returns undefined if it
 * is correct, otherwise the page that asks for it.
 */
export async function requirePassword(
  context: StaffContext,
  values: FormValues,
  confirmation: Confirmation,
): Promise<Response | undefined> {
  const { ports, staff, request } = context;
  const password = values.get("password");
  if (password === undefined) return renderPasswordPrompt(context, confirmation);
  const result = await tryPassword(context, async () =>
    (await ports.accounts.verifyPassword(request.headers, password)) ? staff : undefined,
  );
  return "value" in result ? undefined : renderPasswordPrompt(context, confirmation, result);
}

/** Renders the page that asks for the password. */
export const renderPasswordPrompt = (
  context: StaffContext,
  confirmation: Confirmation,
  { status, problem }: { status?: number; problem?: string } = {},
): Response =>
  renderPromptPage(
    context,
    confirmation,
    <DeskTextField
      name="password"
      label={accountCopy.twoFactor.password}
      type="password"
      autoComplete="current-password"
      problem={problem}
      required
    />,
    status,
  );

function renderPromptPage(
  { ports, staff, url }: StaffContext,
  { title, text, details, submit, back, action, hiddenFields = {} }: Confirmation,
  visibleField?: ReactNode,
  status = 200,
): Response {
  return renderPage({
    title,
    staff,
    ports,
    currentPath: back.href,
    status,
    children: (
      <form className="card" method="post" action={action ?? url.pathname + url.search}>
        <p>{text}</p>
        {details}
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {visibleField}
        <p className="inline">
          <button className="button">{submit}</button>
          <a href={back.href}>{back.text}</a>
        </p>
      </form>
    ),
  });
}
