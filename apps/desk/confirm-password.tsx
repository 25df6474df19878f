import type { FormValues } from "@angadi/contract/form-values";
import type { StaffContext } from "./request-context.ts";
import { account } from "./copy/account.ts";
import { renderPage } from "./layout/document.tsx";
import { TextField } from "./layout/field.tsx";
import { tryPassword } from "./try-password.ts";

/** An action that needs the password again, and the page that asks for it. */
interface Step {
  title: string;
  text: string;
  submit: string;
  /** The page to go back to. */
  back: { href: string; text: string };
  /** Fields of the posted form that are sent again with the password. */
  fields?: Readonly<Record<string, string>>;
}

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

/** The page that asks for the password and posts it to the URL of this request. */
export function renderPasswordPrompt(
  { ports, staff, url }: StaffContext,
  { title, text, submit, back, fields = {} }: Step,
  { status, problem }: { status?: number; problem?: string } = {},
): Response {
  return renderPage({
    title,
    staff,
    ports,
    currentPath: back.href,
    status: status ?? 200,
    children: (
      <form className="slip" method="post" action={url.pathname + url.search}>
        <p>{text}</p>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="password"
          label={account.twoFactor.password}
          type="password"
          autoComplete="current-password"
          problem={problem}
          required
        />
        <p className="inline">
          <button className="button">{submit}</button>
          <a href={back.href}>{back.text}</a>
        </p>
      </form>
    ),
  });
}
