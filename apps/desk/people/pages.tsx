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
import { confirmAction, confirmPassword } from "../password/confirm-password.tsx";
import { people } from "../copy/people.ts";
import { errors } from "../copy/shell.ts";
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
  if (!email.success || !isRole(role)) return reject(people.invite.invalidEmail);
  if (role === "owner") {
    const passwordPage = await confirmNewOwner(context, values, { email: email.data, role });
    if (passwordPage) return passwordPage;
  }
  const invitation = await ports.invite(staff, email.data, role);
  if (!invitation) return reject(people.invite.onlyOwner);
  const { url, isMailed } = invitation;
  return renderPage({
    title: people.link.title,
    stored: values.get(STORED_DRAFT),
    staff,
    ports,
    currentPath: "/people",
    children: (
      <div className="card">
        <p>{people.link.text(email.data)}</p>
        <DeskTextField name="link" label={people.link.label} defaultValue={url} readOnly />
        {isMailed && <p>{people.link.mailed}</p>}
        <p>
          <a href="/people">{people.link.back}</a>
        </p>
      </div>
    ),
  });
}

async function revokeInvitation(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const email = readFormField(await context.readForm(), "email");
  if (!(await ports.accounts.revokeInvitation(staff, email)))
    throw new HttpError(404, errors.notFound);
  return redirect("/people?done=withdrawn");
}

async function setRole(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const { id, email, role: previousRole } = await loadAccount(context);
  const values = await context.readForm();
  const role = values.get("role");
  if (!isRole(role)) throw new HttpError(400, errors.incomplete);
  if (role === "owner" && previousRole !== "owner") {
    const passwordPage = await confirmNewOwner(context, values, { email, role });
    if (passwordPage) return passwordPage;
  }
  if (!(await ports.accounts.setRole(staff, id, role))) throw new HttpError(409, people.onlyOwner);
  // Owners who have changed their own role may no longer open the People page.
  return redirect(id === staff.id && role !== "owner" ? "/" : "/people?done=role");
}

/** Making somebody an owner requires the password: a session alone is not enough. */
const confirmNewOwner = (
  context: StaffContext,
  values: FormValues,
  fields: { email: string; role: string },
): Promise<Response | undefined> =>
  confirmPassword(context, values, {
    title: people.owner.title,
    text: people.owner.text(fields.email),
    submit: people.owner.submit,
    back: { href: "/people", text: people.link.back },
    fields,
  });

async function loadAccount(context: StaffContext): Promise<StaffRecord> {
  const id = context.param("id");
  const account = (await context.ports.accounts.list()).find((candidate) => candidate.id === id);
  if (!account) throw new HttpError(404, errors.notFound);
  return account;
}

async function setActive(context: StaffContext, isActive: boolean): Promise<Response> {
  const { ports, staff } = context;
  const { id, name } = await loadAccount(context);
  const { title, text, submit } = people.deactivation;
  const confirmationPage =
    !isActive &&
    confirmAction(context, await context.readForm(), {
      title: title(name),
      text,
      submit,
      back: { href: "/people", text: people.link.back },
    });
  if (confirmationPage) return confirmationPage;
  if (!(await ports.accounts.setActive(staff, id, isActive)))
    throw new HttpError(409, people.onlyOwner);
  return redirect(`/people?done=${isActive ? "reactivated" : "deactivated"}`);
}

async function renderPeoplePage(
  context: StaffContext,
  submitted?: { email: string; problem: string },
): Promise<Response> {
  const { ports, staff, url } = context;
  const accounts = await ports.accounts.list();
  return renderPage({
    title: people.title,
    staff,
    ports,
    currentPath: "/people",
    status: submitted ? 422 : 200,
    flashMessage: readMessage(url, people.done),
    children: (
      <>
        <p className="hint">{people.explanation}</p>
        <PeopleTable accounts={accounts} />
        <InvitationTable invitations={await ports.accounts.listInvitations()} />
        <form className="card" method="post" action="/people">
          <h2>{people.invite.title}</h2>
          <DeskTextField
            name="email"
            label={people.invite.email}
            type="email"
            autoComplete="off"
            defaultValue={submitted?.email}
            problem={submitted?.problem}
            required
          />
          <DeskSelectField
            name="role"
            label={people.invite.role}
            defaultValue="support"
            options={ROLE_OPTIONS}
          />
          <button className="button">{people.invite.submit}</button>
          <p className="hint">{people.invite.hint}</p>
        </form>
      </>
    ),
  });
}
