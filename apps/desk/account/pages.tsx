import { findPasswordProblem } from "@angadi/desk-ports/password";
import type { TwoFactorSetup } from "@angadi/desk-ports/staff";
import {
  type Handler,
  type StaffContext,
  readMessage,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { isAllowed } from "../request/access.ts";
import { accountCopy } from "../copy/account.ts";
import { setupCopy } from "../copy/setup.ts";
import { shellCopy } from "../copy/shell.ts";
import { passwordProblems } from "../copy/sign-in.ts";
import { renderPage } from "../layout/document.tsx";
import { DeskTextField } from "../layout/field.tsx";
import { tryPassword } from "../password/try-password.ts";
import { TwoFactorSetupForm } from "./two-factor.tsx";
import { SummarySettingForm, saveSummarySetting } from "./weekly-summary.tsx";

export const accountPages = {
  "GET /account": (context) => renderAccountPage(context),
  "POST /account/password": changePassword,
  "POST /account/two-factor": beginTwoFactor,
  "POST /account/two-factor/confirm": confirmTwoFactor,
  "POST /account/two-factor/end": endTwoFactor,
  "POST /account/summary": saveSummarySetting,
  "POST /account/sign-out-everywhere": async ({ ports, staff, request }) => {
    await ports.accounts.signOutEverywhere(staff);
    return redirect("/sign-in", await ports.accounts.signOut(request.headers));
  },
} satisfies Record<string, Handler>;

/** Validation messages by field. */
type Problems = Partial<Record<"current" | "next" | "password" | "code", string>>;

async function changePassword(context: StaffContext): Promise<Response> {
  const { ports, staff, request } = context;
  const values = await context.readForm();
  const next = values.get("next") ?? "";
  const passwordProblem = findPasswordProblem(next, [staff.name, staff.email]);
  if (passwordProblem)
    return renderAccountPage(context, { next: passwordProblems[passwordProblem] });
  const current = values.get("current") ?? "";
  const result = await tryPassword(context, () =>
    ports.accounts.changePassword(staff, request.headers, { current, next }),
  );
  if ("value" in result) return redirect("/account?done=password", result.value);
  return renderAccountPage(context, { current: result.problem }, result.status);
}

async function beginTwoFactor(context: StaffContext): Promise<Response> {
  const { ports, request } = context;
  const password = (await context.readForm()).get("password") ?? "";
  const result = await tryPassword(context, () =>
    ports.accounts.beginTwoFactor(request.headers, password),
  );
  if (!("value" in result))
    return renderAccountPage(context, { password: result.problem }, result.status);
  return renderTwoFactorSetup(context, result.value);
}

async function confirmTwoFactor(context: StaffContext): Promise<Response> {
  const { ports, staff, request } = context;
  const code = readFormField(await context.readForm(), "code");
  const cookies = await ports.accounts.confirmTwoFactor(staff, request.headers, code);
  if (cookies) return redirect("/account?done=two-factor", cookies);
  const twoFactorSetup = await ports.accounts.findTwoFactorSetup(staff);
  if (!twoFactorSetup) return redirect("/account");
  return renderTwoFactorSetup(context, twoFactorSetup, accountCopy.twoFactor.wrongCode);
}

const renderTwoFactorSetup = (
  { ports, staff }: StaffContext,
  twoFactorSetup: TwoFactorSetup,
  problem?: string,
): Response =>
  renderPage({
    title: accountCopy.twoFactor.title,
    staff,
    ports,
    currentPath: "/account",
    status: problem ? 422 : 200,
    children: <TwoFactorSetupForm setup={twoFactorSetup} problem={problem} />,
  });

async function endTwoFactor(context: StaffContext): Promise<Response> {
  const { ports, staff, request } = context;
  const password = (await context.readForm()).get("password") ?? "";
  const result = await tryPassword(context, () =>
    ports.accounts.endTwoFactor(staff, request.headers, password),
  );
  if ("value" in result) return redirect("/account?done=two-factor-ended", result.value);
  return renderAccountPage(context, { password: result.problem }, result.status);
}

async function renderAccountPage(
  { ports, staff, url }: StaffContext,
  problems: Problems = {},
  status = 422,
): Promise<Response> {
  const isOwner = isAllowed("POST /account/summary", staff.role);
  return renderPage({
    title: accountCopy.title,
    staff,
    ports,
    currentPath: "/account",
    status: Object.keys(problems).length > 0 ? status : 200,
    flashMessage: readMessage(url, accountCopy.done),
    children: (
      <>
        <p>
          {staff.name}, {staff.email}, {shellCopy.roles[staff.role]}
        </p>
        {isOwner && (
          <p>
            <a href="/setup">{setupCopy.title}</a>
          </p>
        )}
        <div className="cards">
          <form className="card" method="post" action="/account/password">
            <h2>{accountCopy.password.title}</h2>
            <DeskTextField
              name="current"
              label={accountCopy.password.current}
              type="password"
              autoComplete="current-password"
              problem={problems.current}
              required
            />
            <DeskTextField
              name="next"
              label={accountCopy.password.next}
              type="password"
              autoComplete="new-password"
              problem={problems.next}
              required
            />
            <button className="button">{accountCopy.password.submit}</button>
          </form>
          <TwoFactorForm isOn={staff.hasTwoFactor} problem={problems.password} />
          <form className="card" method="post" action="/account/sign-out-everywhere">
            <h2>{accountCopy.sessions.title}</h2>
            <p>{accountCopy.sessions.text}</p>
            <button className="button quiet">{accountCopy.sessions.submit}</button>
          </form>
          {isOwner && (
            <SummarySettingForm isOn={await ports.summary.isOn(staff)} canMail={ports.canMail} />
          )}
        </div>
      </>
    ),
  });
}

function TwoFactorForm({ isOn, problem }: { isOn: boolean; problem: string | undefined }) {
  const copy = accountCopy.twoFactor;
  return (
    <form
      className="card"
      method="post"
      action={isOn ? "/account/two-factor/end" : "/account/two-factor"}
    >
      <h2>{copy.title}</h2>
      <p>{isOn ? copy.on : copy.off}</p>
      <DeskTextField
        name="password"
        label={copy.password}
        type="password"
        autoComplete="current-password"
        problem={problem}
        required
      />
      <button className="button quiet">{isOn ? copy.turnOff : copy.setUp}</button>
    </form>
  );
}
