import { z } from "zod";
import { findPasswordProblem } from "@angadi/desk-ports/password";
import type { Invitation } from "@angadi/desk-ports/staff";
import { createEmailSchema, createLineSchema } from "@angadi/contract/text";
import {
  type Handler,
  type RequestContext,
  HttpError,
  redirect,
} from "../request/request-context.ts";
import { shell } from "../copy/shell.ts";
import { passwordProblems, welcome } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";

/** The target of an invitation link: asks for a name and a password, and creates the account. */
export const welcomePages = {
  "GET /welcome": async (context) => {
    const invitation = await context.ports.accounts.findInvitation(readToken(context));
    return invitation ? renderWelcomePage(context, invitation, {}, {}) : renderGonePage(context);
  },
  "POST /welcome": acceptInvitation,
} satisfies Record<string, Handler<RequestContext>>;

const FIELDS = ["name", "email", "password"] as const;
type FieldTexts = Partial<Record<(typeof FIELDS)[number], string>>;

const readToken = ({ url }: RequestContext) => url.searchParams.get("token") ?? "";

async function acceptInvitation(context: RequestContext): Promise<Response> {
  const { accounts } = context.ports;
  const invitation = await accounts.findInvitation(readToken(context));
  if (!invitation) return renderGonePage(context);
  const values = await context.form();
  const input = {
    name: invitation.name ?? values.get("name") ?? "",
    email: invitation.email || (values.get("email") ?? ""),
    password: values.get("password") ?? "",
  };
  const { validated, problems } = validate(input);
  if (!validated) return renderWelcomePage(context, invitation, input, problems);
  const outcome = await accounts.acceptInvitation(readToken(context), validated);
  if (outcome === "last-owner") throw new HttpError(409, welcome.lastOwner);
  if (outcome === "invalid-token") return renderGonePage(context);
  return redirect("/sign-in?done=password");
}

function validate(input: { name: string; email: string; password: string }) {
  const parsed = z
    .object({ name: createLineSchema(100, welcome.problems.name), email: createEmailSchema() })
    .safeParse(input);
  const problems: FieldTexts = {};
  for (const { path } of parsed.error?.issues ?? []) {
    const field = path[0] === "name" ? "name" : "email";
    problems[field] = welcome.problems[field];
  }
  const problem = findPasswordProblem(input.password, [input.name, input.email]);
  if (problem) problems.password = passwordProblems[problem];
  const validated = parsed.data && !problem && { ...parsed.data, password: input.password };
  return { validated, problems };
}

function renderWelcomePage(
  context: RequestContext,
  invitation: Invitation,
  input: FieldTexts,
  problems: FieldTexts,
): Response {
  const { email, name, role } = invitation;
  const intro = name
    ? welcome.resetPassword(name)
    : email
      ? welcome.join(shell.roles[role])
      : welcome.firstOwner;
  const getFieldProps = (fieldName: (typeof FIELDS)[number]) => ({
    name: fieldName,
    label: welcome[fieldName],
    defaultValue: input[fieldName],
    problem: problems[fieldName],
    required: true,
  });
  return renderPage({
    title: welcome.title,
    ports: context.ports,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    children: (
      <form className="card" method="post" action={`/welcome${context.url.search}`}>
        <p>{intro}</p>
        {!name && (
          <TextField {...getFieldProps("name")} hint={welcome.nameHint} autoComplete="name" />
        )}
        <TextField
          {...getFieldProps("email")}
          {...(email ? { defaultValue: email, readOnly: true } : {})}
          type="email"
          autoComplete="username"
        />
        <TextField
          {...getFieldProps("password")}
          defaultValue={undefined}
          hint={welcome.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <button className="button">{welcome.submit}</button>
      </form>
    ),
  });
}

const renderGonePage = ({ ports }: RequestContext) =>
  renderPage({
    title: welcome.linkGoneTitle,
    ports,
    status: 404,
    children: (
      <div className="card">
        <p>{welcome.linkGoneText}</p>
      </div>
    ),
  });
