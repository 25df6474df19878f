import {
  type PendingInvitation,
  ROLES,
  type Role,
  type StaffRecord,
} from "@angadi/desk-ports/staff";
import { peopleCopy } from "../copy/people.ts";
import { shellCopy } from "../copy/shell.ts";
import { ListTable } from "../layout/list-table.tsx";
import { Time } from "../layout/time.tsx";

export const ROLE_OPTIONS: readonly (readonly [Role, string])[] = ROLES.map((role) => [
  role,
  shellCopy.roles[role],
]);

export function PeopleTable({ accounts }: { accounts: readonly StaffRecord[] }) {
  const { name, email, role, twoFactor, state } = peopleCopy.columns;
  return (
    <ListTable columns={[name, email, role, twoFactor, state]}>
      {accounts.map((person) => (
        <tr key={person.id}>
          <td>{person.name}</td>
          <td>{person.email}</td>
          <td>
            {person.deactivatedAt ? shellCopy.roles[person.role] : <RoleForm person={person} />}
          </td>
          <td data-label={twoFactor}>
            {person.hasTwoFactor ? peopleCopy.twoFactor.yes : peopleCopy.twoFactor.no}
          </td>
          <td>
            <AccountState person={person} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function RoleForm({ person: { id, name, role } }: { person: StaffRecord }) {
  return (
    <form className="inline" method="post" action={`/people/${id}/role`}>
      <select name="role" aria-label={peopleCopy.roleLabel(name)} defaultValue={role}>
        {ROLE_OPTIONS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button className="text-button" aria-label={`${peopleCopy.changeRole}: ${name}`}>
        {peopleCopy.changeRole}
      </button>
    </form>
  );
}

function AccountState({ person: { id, name, deactivatedAt } }: { person: StaffRecord }) {
  const action = deactivatedAt ? "reactivate" : "deactivate";
  return (
    <form className="inline" method="post" action={`/people/${id}/${action}`}>
      {deactivatedAt ? (
        <>
          {peopleCopy.deactivatedAt} <Time at={deactivatedAt} />
        </>
      ) : (
        peopleCopy.active
      )}
      <button className="text-button" aria-label={`${peopleCopy[action]}: ${name}`}>
        {peopleCopy[action]}
      </button>
    </form>
  );
}

/** Invitations that can still be used; renders nothing if there are none. */
export function InvitationTable({ invitations }: { invitations: readonly PendingInvitation[] }) {
  if (invitations.length === 0) return undefined;
  const { title, columns, commandLine, revoke } = peopleCopy.invitations;
  return (
    <>
      <h2 className="section-heading">{title}</h2>
      <ListTable columns={[columns.email, columns.role, columns.invitedBy, columns.expires]}>
        {invitations.map(({ email, role, invitedBy, expiresAt }) => (
          <tr key={email}>
            <td>{email}</td>
            <td>{shellCopy.roles[role]}</td>
            <td data-label={columns.invitedBy}>{invitedBy ?? commandLine}</td>
            <td data-label={columns.expires}>
              <form className="inline" method="post" action="/people/withdraw">
                <Time at={expiresAt} />
                <input type="hidden" name="email" value={email} />
                <button className="text-button" aria-label={`${revoke}: ${email}`}>
                  {revoke}
                </button>
              </form>
            </td>
          </tr>
        ))}
      </ListTable>
    </>
  );
}
