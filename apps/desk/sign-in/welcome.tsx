import { z } from "zod";
import { passwordProblem } from "@angadi/contract/desk/password";
import type { Invitation } from "@angadi/contract/desk/staff";
import { email as emailText, line } from "@angadi/contract/text";
import { type Handler, type RequestContext, HttpError, redirect } from "../request-context.ts";
import { shell } from "../copy/shell.ts";
import { passwordProblems, welcome } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";

/** The target of an invitation link: asks for a name and a password, and creates the account. */
export const welcomePages = {
  "GET /welcome": async (context) => {
    const invitation = await context.ports.accounts.invitation(readToken(context));
    return invitation ? welcomePage(context, invitation, {}, {}) : renderGonePage(context);
  },
  "POST /welcome": accept,
} satisfies Record<string, Handler<RequestContext>>;

const FIELDS = ["name", "email", "password"] as const;
type Texts = Partial<Record<(typeof FIELDS)[number], string>>;

const readToken = ({ url }: RequestContext) => url.searchParams.get("token") ?? "";

async function accept(context: RequestContext): Promise<Response> {
  const { accounts } = context.ports;
  const invitation = await accounts.invitation(readToken(context));
  if (!invitation) return renderGonePage(context);
  const values = await context.form();
  const typed = {
    name: invitation.name ?? values.get("name") ?? "",
    email: invitation.email || (values.get("email") ?? ""),
    password: values.get("password") ?? "",
  };
  const { clean, problems } = check(typed);
  if (!clean) return welcomePage(context, invitation, typed, problems);
  const accepted = await accounts.accept(readToken(context), clean);
  if (accepted === "last-owner") throw new HttpError(409, welcome.lastOwner);
  if (accepted === "gone") return renderGonePage(context);
  return redirect("/sign-in?done=password");
}

function check(typed: { name: string; email: string; password: string }) {
  const read = z
    .object({ name: line(100, welcome.problems.name), email: emailText() })
    .safeParse(typed);
  const problems: Texts = {};
  for (const { path } of read.error?.issues ?? []) {
    const field = path[0] === "name" ? "name" : "email";
    problems[field] = welcome.problems[field];
  }
  const passwordFault = passwordProblem(typed.password, [typed.name, typed.email]);
  if (passwordFault) problems.password = passwordProblems[passwordFault];
  const clean =
    read.data && !passwordFault ? { ...read.data, password: typed.password } : undefined;
  return { clean, problems };
}

function welcomePage(
  context: RequestContext,
  invitation: Invitation,
  typed: Texts,
  problems: Texts,
): Response {
  const { email, name, role } = invitation;
  const intro = name
    ? welcome.renew(name)
    : email
      ? welcome.join(shell.roles[role])
      : welcome.first;
  const field = (one: (typeof FIELDS)[number]) => ({
    name: one,
    label: welcome[one],
    defaultValue: typed[one],
    problem: problems[one],
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

const renderGonePage = ({ ports }: RequestContext) =>
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
