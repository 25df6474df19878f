import {
  type Handler,
  type RequestContext,
  type StaffContext,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { signInCodeCopy, signInCopy, welcomeCopy } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { getNextPath } from "./next-path.ts";

export const signInPages = {
  "GET /sign-in": (context: RequestContext) => renderSignInPage(context),
  "POST /sign-in": handleSignIn,
  "GET /code": (context: RequestContext) => renderCodePage(context),
  "POST /code": handleCode,
  "POST /sign-out": async ({ ports, request }: StaffContext) =>
    redirect("/sign-in", await ports.accounts.signOut(request.headers)),
} satisfies Record<string, Handler<RequestContext> | Handler>;

async function handleSignIn(context: RequestContext): Promise<Response> {
  const { ports, request } = context;
  const values = await context.readForm();
  const email = readFormField(values, "email");
  const password = values.get("password") ?? "";
  const address = ports.getClientAddress(request);
  const waitSeconds = await ports.limitGuess({ kind: "sign-in", account: email, address });
  if (waitSeconds !== undefined) {
    ports.processLog.warn({ route: "POST /sign-in", why: "too many tries" }, "access denied");
    return renderSignInPage(context, {
      email,
      problem: signInCopy.rateLimited(waitSeconds),
      status: 429,
    });
  }
  const outcome = await ports.accounts.signIn(request.headers, { email, password });
  if (outcome.is === "signed-in") return redirect(getNextPath(context.url), outcome.cookies);
  if (outcome.is === "code-required")
    return redirect(`/code${context.url.search}`, outcome.cookies);
  ports.processLog.warn({ route: "POST /sign-in", why: outcome.is }, "access denied");
  const problem = outcome.is === "locked" ? signInCopy.locked : signInCopy.wrongPassword;
  return renderSignInPage(context, { email, problem, status: 422 });
}

async function handleCode(context: RequestContext): Promise<Response> {
  const { ports, request, url } = context;
  const logDenial = (why: string) =>
    ports.processLog.warn({ route: "POST /code", why }, "access denied");
  const account = await ports.accounts.findPendingSignIn(request.headers);
  const waitSeconds = await ports.limitGuess({
    kind: "code",
    account,
    address: ports.getClientAddress(request),
  });
  if (waitSeconds !== undefined) {
    logDenial("too many tries");
    return renderSignInPage(context, { problem: signInCopy.rateLimited(waitSeconds), status: 429 });
  }
  if (account === undefined) {
    logDenial("no sign-in");
    return renderSignInPage(context, { problem: signInCopy.passwordFirst, status: 401 });
  }
  const values = await context.readForm();
  const outcome = await ports.accounts.enterCode(request.headers, readFormField(values, "code"));
  if (outcome.is === "signed-in") return redirect(getNextPath(url), outcome.cookies);
  logDenial(outcome.is);
  if (outcome.is === "locked")
    return renderSignInPage(context, { problem: signInCopy.locked, status: 429 });
  return renderCodePage(context, signInCodeCopy.wrongCode);
}

function renderSignInPage(
  { ports, url }: RequestContext,
  { email = "", problem, status }: { email?: string; problem?: string; status?: number } = {},
): Response {
  const isPasswordSet = url.searchParams.get("done") === "password";
  return renderPage({
    title: signInCopy.title,
    ports,
    flashMessage: isPasswordSet ? welcomeCopy.passwordSet : undefined,
    ...(status ? { status } : {}),
    children: (
      <form className="card" method="post" action={`/sign-in${url.search}`}>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <DeskTextField
          name="email"
          label={signInCopy.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <DeskTextField
          name="password"
          label={signInCopy.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <button className="button">{signInCopy.submit}</button>
        <p className="hint">{signInCopy.forgotten}</p>
      </form>
    ),
  });
}

function renderCodePage({ ports, url }: RequestContext, problem?: string): Response {
  return renderPage({
    title: signInCodeCopy.title,
    ports,
    status: problem ? 422 : 200,
    children: (
      <form className="card" method="post" action={`/code${url.search}`}>
        <p>{signInCodeCopy.explanation}</p>
        <DeskTextField
          name="code"
          label={signInCodeCopy.label}
          hint={signInCodeCopy.hint}
          problem={problem}
          autoComplete="one-time-code"
          required
        />
        <button className="button">{signInCodeCopy.submit}</button>
        <p className="hint">
          <a href="/sign-in">{signInCodeCopy.startOver}</a>
        </p>
      </form>
    ),
  });
}
