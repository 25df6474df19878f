import { type StaffRecord, isRole } from "@angadi/desk-ports/staff";
import type { FormValues } from "@angadi/contract/form-values";
import { createEmailSchema } from "@angadi/contract/text";
import {
  type Handler,
  HttpError,
  type StaffContext,
  readMessage,
  redirect,
  readFormField,
} from "../request/request-context.ts";
import { requireConfirmation, requirePassword } from "../password/confirm-password.tsx";
import { peopleCopy } from "../copy/people.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { STORED_DRAFT } from "../request/stored-draft.ts";
import { DeskSelectField, DeskTextField } from "../layout/field.tsx";
import { InvitationTable, PeopleTable, ROLE_OPTIONS } from "./tables.tsx";

export const peoplePages = {
  "GET /people": (context) => renderPeoplePage(context),
  "POST /people": invite,
  "POST /people/withdraw": revokeInvitation,
  "POST /people/:id/role": setRole,
  "POST /people/:id/deactivate": (context) => setActive(context, false),
  "POST /people/:id/reactivate": (context) => setActive(context, true),
} satisfies Record<string, Handler>;

async function invite(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const values = await context.readForm();
  const role = values.get("role");
  const email = createEmailSchema().safeParse(values.get("email"));
  const reject = (problem: string) =>
    renderPeoplePage(context, { email: readFormField(values, "email"), problem });
  if (!email.success || !isRole(role)) return reject(peopleCopy.invite.invalidEmail);
  if (role === "owner") {
    const passwordPage = await requirePasswordForNewOwner(context, values, {
      email: email.data,
      role,
    });
    if (passwordPage) return passwordPage;
  }
  const invitation = await ports.invite(staff, email.data, role);
  if (!invitation) return reject(peopleCopy.invite.onlyOwner);
  const { url, isMailed } = invitation;
  return renderPage({
    title: peopleCopy.link.title,
    stored: values.get(STORED_DRAFT),
    staff,
    ports,
    currentPath: "/people",
    children: (
      <div className="card">
        <p>{peopleCopy.link.text(email.data)}</p>
        <DeskTextField name="link" label={peopleCopy.link.label} defaultValue={url} readOnly />
        {isMailed && <p>{peopleCopy.link.mailed}</p>}
        <p>
          <a href="/people">{peopleCopy.link.back}</a>
        </p>
      </div>
    ),
  });
}

async function revokeInvitation(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const email = readFormField(await context.readForm(), "email");
  if (!(await ports.accounts.revokeInvitation(staff, email)))
    throw new HttpError(404, errorsCopy.notFound);
  return redirect("/people?done=withdrawn");
}

async function setRole(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const { id, email, role: previousRole } = await loadAccount(context);
  const values = await context.readForm();
  const role = values.get("role");
  if (!isRole(role)) throw new HttpError(400, errorsCopy.incomplete);
  if (role === "owner" && previousRole !== "owner") {
    const passwordPage = await requirePasswordForNewOwner(context, values, { email, role });
    if (passwordPage) return passwordPage;
  }
  if (!(await ports.accounts.setRole(staff, id, role)))
    throw new HttpError(409, peopleCopy.onlyOwner);
  // Owners who have changed their own role may no longer open the People page.
  return redirect(id === staff.id && role !== "owner" ? "/" : "/people?done=role");
}

/** Making somebody an owner requires the password: a session alone is not enough. */
const requirePasswordForNewOwner = (
  context: StaffContext,
  values: FormValues,
  fields: { email: string; role: string },
): Promise<Response | undefined> =>
  requirePassword(context, values, {
    title: peopleCopy.owner.title,
    text: peopleCopy.owner.text(fields.email),
    submit: peopleCopy.owner.submit,
    back: { href: "/people", text: peopleCopy.link.back },
    hiddenFields: fields,
  });

async function loadAccount(context: StaffContext): Promise<StaffRecord> {
  const id = context.param("id");
  const account = (await context.ports.accounts.list()).find((candidate) => candidate.id === id);
  if (!account) throw new HttpError(404, errorsCopy.notFound);
  return account;
}

async function setActive(context: StaffContext, isActive: boolean): Promise<Response> {
  const { ports, staff } = context;
  const { id, name } = await loadAccount(context);
  const { title, text, submit } = peopleCopy.deactivation;
  const confirmationPage =
    !isActive &&
    requireConfirmation(context, await context.readForm(), {
      title: title(name),
      text,
      submit,
      back: { href: "/people", text: peopleCopy.link.back },
    });
  if (confirmationPage) return confirmationPage;
  if (!(await ports.accounts.setActive(staff, id, isActive)))
    throw new HttpError(409, peopleCopy.onlyOwner);
  return redirect(`/people?done=${isActive ? "reactivated" : "deactivated"}`);
}

async function renderPeoplePage(
  context: StaffContext,
  submitted?: { email: string; problem: string },
): Promise<Response> {
  const { ports, staff, url } = context;
  const accounts = await ports.accounts.list();
  return renderPage({
    title: peopleCopy.title,
    staff,
    ports,
    currentPath: "/people",
    status: submitted ? 422 : 200,
    flashMessage: readMessage(url, peopleCopy.done),
    children: (
      <>
        <p className="hint">{peopleCopy.explanation}</p>
        <PeopleTable accounts={accounts} />
        <InvitationTable invitations={await ports.accounts.listInvitations()} />
        <form className="card" method="post" action="/people">
          <h2>{peopleCopy.invite.title}</h2>
          <DeskTextField
            name="email"
            label={peopleCopy.invite.email}
            type="email"
            autoComplete="off"
            defaultValue={submitted?.email}
            problem={submitted?.problem}
            required
          />
          <DeskSelectField
            name="role"
            label={peopleCopy.invite.role}
            defaultValue="support"
            options={ROLE_OPTIONS}
          />
          <button className="button">{peopleCopy.invite.submit}</button>
          <p className="hint">{peopleCopy.invite.hint}</p>
        </form>
      </>
    ),
  });
}
