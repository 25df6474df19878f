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
import { shellCopy } from "../copy/shell.ts";
import { passwordProblems, welcomeCopy } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";

/** The pages behind an invitation link: ask for a name and a password, and create the account. */
export const welcomePages = {
  "GET /welcome": async (context) => {
    const invitation = await context.ports.accounts.findInvitation(readToken(context));
    if (!invitation) return renderInvalidLinkPage(context);
    return renderWelcomePage(context, invitation, {}, {});
  },
  "POST /welcome": acceptInvitation,
} satisfies Record<string, Handler<RequestContext>>;

const FIELDS = ["name", "email", "password"] as const;
type FieldTexts = Partial<Record<(typeof FIELDS)[number], string>>;

const readToken = ({ url }: RequestContext) => url.searchParams.get("token") ?? "";

async function acceptInvitation(context: RequestContext): Promise<Response> {
  const { accounts } = context.ports;
  const invitation = await accounts.findInvitation(readToken(context));
  if (!invitation) return renderInvalidLinkPage(context);
  const values = await context.readForm();
  const input = {
    name: invitation.name ?? values.get("name") ?? "",
    email: invitation.email || (values.get("email") ?? ""),
    password: values.get("password") ?? "",
  };
  const { validInput, problems } = validate(input);
  if (!validInput) return renderWelcomePage(context, invitation, input, problems);
  const outcome = await accounts.acceptInvitation(readToken(context), validInput);
  if (outcome === "last-owner") throw new HttpError(409, welcomeCopy.lastOwner);
  if (outcome === "invalid-token") return renderInvalidLinkPage(context);
  return redirect("/sign-in?done=password");
}

function validate(input: { name: string; email: string; password: string }) {
  const parsed = z
    .object({ name: createLineSchema(100, welcomeCopy.problems.name), email: createEmailSchema() })
    .safeParse(input);
  const problems: FieldTexts = {};
  for (const { path } of parsed.error?.issues ?? []) {
    const field = path[0] === "name" ? "name" : "email";
    problems[field] = welcomeCopy.problems[field];
  }
  const passwordProblem = findPasswordProblem(input.password, [input.name, input.email]);
  if (passwordProblem) problems.password = passwordProblems[passwordProblem];
  const isValid = parsed.success && !passwordProblem;
  const validInput = isValid && { ...parsed.data, password: input.password };
  return { validInput, problems };
}

function renderWelcomePage(
  context: RequestContext,
  invitation: Invitation,
  input: FieldTexts,
  problems: FieldTexts,
): Response {
  const { email, name, role } = invitation;
  const intro = name
    ? welcomeCopy.resetPassword(name)
    : email
      ? welcomeCopy.invitedAs(shellCopy.roles[role])
      : welcomeCopy.firstOwner;
  const getFieldProps = (fieldName: (typeof FIELDS)[number]) => ({
    name: fieldName,
    label: welcomeCopy[fieldName],
    defaultValue: input[fieldName],
    problem: problems[fieldName],
    required: true,
  });
  return renderPage({
    title: welcomeCopy.title,
    ports: context.ports,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    children: (
      <form className="card" method="post" action={`/welcome${context.url.search}`}>
        <p>{intro}</p>
        {!name && (
          <DeskTextField
            {...getFieldProps("name")}
            hint={welcomeCopy.nameHint}
            autoComplete="name"
          />
        )}
        <DeskTextField
          {...getFieldProps("email")}
          {...(email ? { defaultValue: email, readOnly: true } : {})}
          type="email"
          autoComplete="username"
        />
        <DeskTextField
          {...getFieldProps("password")}
          defaultValue={undefined}
          hint={welcomeCopy.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <button className="button">{welcomeCopy.submit}</button>
      </form>
    ),
  });
}

const renderInvalidLinkPage = ({ ports }: RequestContext) =>
  renderPage({
    title: welcomeCopy.invalidLinkTitle,
    ports,
    status: 404,
    children: (
      <div className="card">
        <p>{welcomeCopy.invalidLinkText}</p>
      </div>
    ),
  });
