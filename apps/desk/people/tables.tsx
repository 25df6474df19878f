import {
  type PendingInvitation,
  ROLES,
  type Role,
  type StaffRecord,
} from "@angadi/desk-ports/staff";
import { people } from "../copy/people.ts";
import { shell } from "../copy/shell.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { Time } from "../layout/time.tsx";

export const ROLE_OPTIONS: readonly (readonly [Role, string])[] = ROLES.map((role) => [
  role,
  shell.roles[role],
]);

export function PeopleTable({ everybody }: { everybody: readonly StaffRecord[] }) {
  const { name, email, role, app, state } = people.columns;
  return (
    <table className="list">
      <ColumnHeads names={[name, email, role, app, state]} />
      <tbody>
        {everybody.map((person) => (
          <tr key={person.id}>
            <td>{person.name}</td>
            <td>{person.email}</td>
            <td>
              {person.deactivatedAt ? shell.roles[person.role] : <RoleForm person={person} />}
            </td>
            <td data-label={app}>{person.twoFactor ? people.app.yes : people.app.no}</td>
            <td>
              <State person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoleForm({ person: { id, name, role } }: { person: StaffRecord }) {
  return (
    <form className="inline" method="post" action={`/people/${id}/role`}>
      <select name="role" aria-label={people.roleOf(name)} defaultValue={role}>
        {ROLE_OPTIONS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button className="plain" aria-label={`${people.changeRole}: ${name}`}>
        {people.changeRole}
      </button>
    </form>
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

/** Invitations that can still be used; renders nothing if there are none. */
export function InvitationTable({ pending }: { pending: readonly PendingInvitation[] }) {
  if (pending.length === 0) return undefined;
  const { title, columns, command, withdraw } = people.pending;
  return (
    <>
      <h2 className="newest">{title}</h2>
      <div className="sheet">
        <table className="list">
          <ColumnHeads names={[columns.email, columns.role, columns.by, columns.until]} />
          <tbody>
            {pending.map(({ email, role, invitedBy, expiresAt }) => (
              <tr key={email}>
                <td>{email}</td>
                <td>{shell.roles[role]}</td>
                <td data-label={columns.by}>{invitedBy ?? command}</td>
                <td data-label={columns.until}>
                  <form className="inline" method="post" action="/people/withdraw">
                    <Time at={expiresAt} />
                    <input type="hidden" name="email" value={email} />
                    <button className="plain" aria-label={`${withdraw}: ${email}`}>
                      {withdraw}
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
