import { ROLES, type StaffRecord, isRole } from "#contract/desk/staff.ts";
import { email as emailText } from "#contract/text.ts";
import { type Answer, Refusal, type StaffAsk, doneOf, goTo, typed } from "../ask.ts";
import { people } from "../copy/people.ts";
import { errors, shell } from "../copy/shell.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { renderPage } from "../layout/document.tsx";
import { SelectField, TextField } from "../layout/field.tsx";
import { Time } from "../layout/time.tsx";

export const peoplePages = {
  "GET /people": (ask) => page(ask),
  "POST /people": invite,
  "POST /people/:id/deactivate": (ask) => setActive(ask, false),
  "POST /people/:id/reactivate": (ask) => setActive(ask, true),
} satisfies Record<string, Answer>;

async function invite(ask: StaffAsk): Promise<Response> {
  const { ports, staff } = ask;
  const values = await ask.form();
  const role = values.get("role");
  const email = emailText().safeParse(values.get("email"));
  if (!email.success || !isRole(role)) {
    return page(ask, { email: typed(values, "email"), problem: people.invite.problem });
  }
  const invited = await ports.invite(staff, email.data, role);
  if (!invited) return page(ask, { email: email.data, problem: people.invite.last });
  const { url, mailed } = invited;
  return renderPage({
    title: people.link.title,
    staff,
    ports,
    at: "/people",
    children: (
      <div className="slip">
        <p>{people.link.text(email.data)}</p>
        <TextField name="link" label={people.link.label} defaultValue={url} readOnly />
        {mailed && <p>{people.link.mailed}</p>}
        <p>
          <a href="/people">{people.link.back}</a>
        </p>
      </div>
    ),
  });
}

async function setActive(ask: StaffAsk, active: boolean): Promise<Response> {
  const { ports, staff } = ask;
  const id = ask.param("id");
  const known = (await ports.accounts.list()).some((one) => one.id === id);
  if (!known) throw new Refusal(404, errors.notFound);
  if (!(await ports.accounts.setActive(staff, id, active))) throw new Refusal(409, people.last);
  return goTo(`/people?done=${active ? "reactivated" : "deactivated"}`);
}

async function page(ask: StaffAsk, typed?: { email: string; problem: string }): Promise<Response> {
  const { ports, staff, url } = ask;
  const everybody = await ports.accounts.list();
  return renderPage({
    title: people.title,
    staff,
    ports,
    at: "/people",
    status: typed ? 422 : 200,
    done: doneOf(url, people.done),
    children: (
      <>
        <p className="hint">{people.explanation}</p>
        <div className="sheet">
          <Table everybody={everybody} />
        </div>
        <form className="slip" method="post" action="/people">
          <h2>{people.invite.title}</h2>
          <TextField
            name="email"
            label={people.invite.email}
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            problem={typed?.problem}
            required
          />
          <SelectField
            name="role"
            label={people.invite.role}
            defaultValue="support"
            options={ROLES.map((role) => [role, shell.roles[role]] as const)}
          />
          <button className="button">{people.invite.submit}</button>
          <p className="hint">{people.invite.hint}</p>
        </form>
      </>
    ),
  });
}

function Table({ everybody }: { everybody: readonly StaffRecord[] }) {
  const { name, email, role, app, state } = people.columns;
  return (
    <table className="list">
      <ColumnHeads names={[name, email, role, app, state]} />
      <tbody>
        {everybody.map((person) => (
          <tr key={person.id}>
            <td>{person.name}</td>
            <td>{person.email}</td>
            <td>{shell.roles[person.role]}</td>
            <td>{person.twoFactor ? people.app.yes : people.app.no}</td>
            <td>
              <State person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ person: { id, name, deactivatedAt } }: { person: StaffRecord }) {
  const verb = deactivatedAt ? "reactivate" : "deactivate";
  return (
    <form className="inline" method="post" action={`/people/${id}/${verb}`}>
      {deactivatedAt ? (
        <>
          {people.since} <Time at={deactivatedAt} />
        </>
      ) : (
        people.active
      )}
      <button className="plain" aria-label={`${people[verb]}: ${name}`}>
        {people[verb]}
      </button>
    </form>
  );
}
