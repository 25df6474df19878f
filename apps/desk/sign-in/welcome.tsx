import { z } from "zod";
import { findPasswordProblem } from "@angadi/desk-ports/password";
import type { Invitation } from "@angadi/desk-ports/staff";
import { email as emailText, line } from "@angadi/contract/text";
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
    return invitation ? welcomePage(context, invitation, {}, {}) : invitationGonePage(context);
  },
  "POST /welcome": accept,
} satisfies Record<string, Handler<RequestContext>>;

const FIELDS = ["name", "email", "password"] as const;
type Texts = Partial<Record<(typeof FIELDS)[number], string>>;

const readToken = ({ url }: RequestContext) => url.searchParams.get("token") ?? "";

async function accept(context: RequestContext): Promise<Response> {
  const { accounts } = context.ports;
  const invitation = await accounts.findInvitation(readToken(context));
  if (!invitation) return invitationGonePage(context);
  const values = await context.form();
  const input = {
    name: invitation.name ?? values.get("name") ?? "",
    email: invitation.email || (values.get("email") ?? ""),
    password: values.get("password") ?? "",
  };
  const { clean: validated, problems } = check(input);
  if (!validated) return welcomePage(context, invitation, input, problems);
  const accepted = await accounts.accept(readToken(context), validated);
  if (accepted === "last-owner") throw new HttpError(409, welcome.lastOwner);
  if (accepted === "gone") return invitationGonePage(context);
  return redirect("/sign-in?done=password");
}

function check(input: { name: string; email: string; password: string }) {
  const parsed = z
    .object({ name: line(100, welcome.problems.name), email: emailText() })
    .safeParse(input);
  const problems: Texts = {};
  for (const { path } of parsed.error?.issues ?? []) {
    const field = path[0] === "name" ? "name" : "email";
    problems[field] = welcome.problems[field];
  }
  const weak = findPasswordProblem(input.password, [input.name, input.email]);
  if (weak) problems.password = passwordProblems[weak];
  const validated = parsed.data && !weak ? { ...parsed.data, password: input.password } : undefined;
  return { clean: validated, problems };
}

function welcomePage(
  context: RequestContext,
  invitation: Invitation,
  input: Texts,
  problems: Texts,
): Response {
  const { email, name, role } = invitation;
  const intro = name
    ? welcome.renew(name)
    : email
      ? welcome.join(shell.roles[role])
      : welcome.first;
  const field = (fieldName: (typeof FIELDS)[number]) => ({
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
      <form className="slip" method="post" action={`/welcome${context.url.search}`}>
        <p>{intro}</p>
        {!name && <TextField {...field("name")} hint={welcome.nameHint} autoComplete="name" />}
        <TextField
          {...field("email")}
          {...(email ? { defaultValue: email, readOnly: true } : {})}
          type="email"
          autoComplete="username"
        />
        <TextField
          {...field("password")}
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

const invitationGonePage = ({ ports }: RequestContext) =>
  renderPage({
    title: welcome.gone,
    ports,
    status: 404,
    children: (
      <div className="slip">
        <p>{welcome.goneText}</p>
      </div>
    ),
  });
