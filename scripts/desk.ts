/**
 * `npm run desk -- COMMAND`: the operator's commands for desk accounts; the site may be running.
 */
import { parseArgs } from "node:util";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { secureRestoredDatabase } from "@angadi/api/desk/after-restore";
import { inviteStaff, listInvitations, revokeInvitation } from "@angadi/api/staff/invitations";
import { listStaff, setActive } from "@angadi/api/staff/staff-records";
import { INVITATION_HOURS, ROLES, isRole } from "@angadi/desk-ports/staff";
import { createEmailSchema } from "@angadi/contract/text";
import { readEnv } from "@angadi/server/operations/env";
import { mailInvitation } from "@angadi/server/desk/mail-invitation";
import { getDeskUrl } from "@angadi/server/operations/env-desk";
import { print, printError } from "./print.ts";
import { formatRestoredState } from "./restored-state.ts";

const USAGE = `npm run desk -- invite EMAIL --role ${ROLES.join("|")}
                                prints a link to set a password with: it works once, within
                                ${INVITATION_HOURS} hours. An existing account gets a new password and role
npm run desk -- withdraw EMAIL  revokes an invitation
npm run desk -- list            all accounts and open invitations
npm run desk -- deactivate EMAIL   signs the account out and locks it; revokes its invitations and
                                preview links
npm run desk -- reactivate EMAIL   unlocks the account
npm run desk -- after-restore   after a restore without npm run restore: signs everybody out, revokes
                                all invitations and preview links, and prints what to check
`;

const env = readEnv(process.env);
const { db, withMigrationLock, close } = openDatabase(env, (error) => {
  throw error;
});
await withMigrationLock(() => migrate(db));
process.exitCode = await run(process.argv.slice(2));
await close();

async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseCommand(args) ?? { positionals: [], values: {} };
  const [command, email] = positionals;
  if (command === "list") return listAccounts();
  if (command === "after-restore")
    return print(formatRestoredState(await secureRestoredDatabase(db)));
  if (command === "withdraw" && email) return revoke(email);
  if (command === "invite" && email) return printInvitation(email, values.role);
  if (command === "deactivate" && email) return setStaffActive(email, false);
  if (command === "reactivate" && email) return setStaffActive(email, true);
  process.stderr.write(USAGE);
  return 2;
}

/** Returns undefined if there are unknown arguments. */
function parseCommand(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { role: { type: "string" } } });
  } catch {
    return undefined;
  }
}

async function printInvitation(input: string, role: string | undefined): Promise<number> {
  const email = createEmailSchema().safeParse(input);
  if (!email.success) return printError(`${input} is not an email address.`);
  if (!isRole(role)) return printError(`--role must be one of ${ROLES.join(", ")}.`);
  if (!env.desk) return printError("The desk is turned off: DESK_PORT is 0.");
  const token = await inviteStaff(db, undefined, email.data, role);
  if (token === undefined)
    return printError(`${email.data} is the only owner. Invite another owner first.`);
  const link = `${getDeskUrl(env.desk)}/welcome?token=${token}`;
  if (env.notify.mail) await mailInvitation(db, email.data, link);
  return print(`${link}\n`);
}

async function revoke(email: string): Promise<number> {
  if (!(await revokeInvitation(db, undefined, email)))
    return printError(`There is no open invitation for ${email}.`);
  return print(`The invitation for ${email} is revoked.\n`);
}

async function setStaffActive(email: string, isActive: boolean): Promise<number> {
  const account = (await listStaff(db)).find((staff) => staff.email === email.toLowerCase());
  if (!account) return printError(`There is no account for ${email}.`);
  if (!(await setActive(db, undefined, account.id, isActive)))
    return printError(`${email} is the only owner. Invite another owner first.`);
  return print(`${email} is ${isActive ? "active" : "deactivated"}.\n`);
}

async function listAccounts(): Promise<number> {
  for (const { email, role, name, deactivatedAt } of await listStaff(db)) {
    const state = deactivatedAt ? `deactivated ${deactivatedAt}` : "";
    print(`${email.padEnd(30)} ${role.padEnd(8)} ${name} ${state}`.trimEnd() + "\n");
  }
  for (const { email, role, expiresAt } of await listInvitations(db))
    print(`${email.padEnd(30)} ${role.padEnd(8)} invited, expires ${expiresAt}\n`);
  return 0;
}
