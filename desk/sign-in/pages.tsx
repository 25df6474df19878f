import { type Answer, type Ask, type StaffAsk, goTo, typed } from "../ask.ts";
import { code, signIn, welcome } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { TextField } from "../layout/field.tsx";
import { nextPath } from "./next-path.ts";

export const signInPages = {
  "GET /sign-in": (ask: Ask) => signInPage(ask),
  "POST /sign-in": post,
  "GET /code": (ask: Ask) => codePage(ask),
  "POST /code": enterCode,
  "POST /sign-out": async ({ ports, request }: StaffAsk) =>
    goTo("/sign-in", await ports.accounts.signOut(request.headers)),
} satisfies Record<string, Answer<Ask> | Answer>;

async function post(ask: Ask): Promise<Response> {
  const { ports, request } = ask;
  const values = await ask.form();
  const email = typed(values, "email");
  const password = values.get("password") ?? "";
  const address = ports.addressOf(request);
  const wait = await ports.limitGuess({ at: "sign-in", account: email, address });
  if (wait !== undefined) {
    ports.processLog.warn({ route: "POST /sign-in", why: "too many tries" }, "the desk refused");
    return signInPage(ask, { email, problem: signIn.wait(wait), status: 429 });
  }
  const outcome = await ports.accounts.signIn(request.headers, { email, password });
  if (outcome.is === "in") return goTo(nextPath(ask.url), outcome.cookies);
  if (outcome.is === "half") return goTo(`/code${ask.url.search}`, outcome.cookies);
  ports.processLog.warn({ route: "POST /sign-in", why: outcome.is }, "the desk refused");
  const problem = outcome.is === "locked" ? signIn.locked : signIn.refused;
  return signInPage(ask, { email, problem, status: 422 });
}

async function enterCode(ask: Ask): Promise<Response> {
  const { ports, request, url } = ask;
  const refuse = (why: string) =>
    ports.processLog.warn({ route: "POST /code", why }, "the desk refused");
  const account = await ports.accounts.awaitingCode(request.headers);
  const wait = await ports.limitGuess({ at: "code", account, address: ports.addressOf(request) });
  if (wait !== undefined) {
    refuse("too many tries");
    return signInPage(ask, { problem: signIn.wait(wait), status: 429 });
  }
  if (account === undefined) {
    refuse("no sign-in");
    return signInPage(ask, { problem: signIn.first, status: 401 });
  }
  const form = await ask.form();
  const outcome = await ports.accounts.enterCode(request.headers, typed(form, "code"));
  if (outcome.is === "in") return goTo(nextPath(url), outcome.cookies);
  refuse(outcome.is);
  if (outcome.is === "locked") return signInPage(ask, { problem: signIn.locked, status: 429 });
  return codePage(ask, code.refused);
}

function signInPage(
  { ports, url }: Ask,
  { email = "", problem, status }: { email?: string; problem?: string; status?: number } = {},
): Response {
  const done = url.searchParams.get("done") === "password" ? welcome.done : undefined;
  return renderPage({
    title: signIn.title,
    ports,
    done,
    ...(status ? { status } : {}),
    children: (
      <form className="slip" method="post" action={`/sign-in${url.search}`}>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <TextField
          name="email"
          label={signIn.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <TextField
          name="password"
          label={signIn.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <button className="button">{signIn.submit}</button>
        <p className="hint">{signIn.forgotten}</p>
      </form>
    ),
  });
}

function codePage({ ports, url }: Ask, problem?: string): Response {
  return renderPage({
    title: code.title,
    ports,
    status: problem ? 422 : 200,
    children: (
      <form className="slip" method="post" action={`/code${url.search}`}>
        <p>{code.explanation}</p>
        <TextField
          name="code"
          label={code.label}
          hint={code.hint}
          problem={problem}
          autoComplete="one-time-code"
          required
        />
        <button className="button">{code.submit}</button>
        <p className="hint">
          <a href="/sign-in">{code.again}</a>
        </p>
      </form>
    ),
  });
}
