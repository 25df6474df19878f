import type { Kysely } from "kysely";
import {
  type Cookies,
  type SignInOutcome,
  type Staff,
  type StaffAccounts,
  isRole,
} from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { revokePendingSignIns, revokeSessions } from "./end-access.ts";
import {
  acceptInvitation,
  findInvitation,
  inviteStaff,
  listInvitations,
  revokeInvitation,
} from "./invitations.ts";
import { type Auth } from "./auth.ts";
import { findTwoFactorSetup, normalizeBackupCode, markCodeUsed } from "./authenticators.ts";
import { writeLog } from "./staff-log.ts";
import { listStaff, setActive, setRole } from "./staff-records.ts";

/** Sign-in, sessions and accounts of the staff, on better-auth (docs/decisions/0015-desk.md). */
export function createStaffAccounts(
  db: Kysely<Schema>,
  { api, options, $context }: Auth,
): StaffAccounts {
  const getEncryption = async () => ({
    key: (await $context).secretConfig,
    issuer: options.appName,
  });
  return {
    async findCurrent(headers) {
      const { response, headers: responseHeaders } = await api.getSession({
        headers,
        returnHeaders: true,
      });
      const staff = response && toStaff(response.user);
      return staff ? { staff, cookies: responseHeaders.getSetCookie() } : undefined;
    },
    async signIn(headers, { email, password }) {
      const body = { email: email.trim().toLowerCase(), password };
      return toOutcome(await api.signInEmail({ body, headers, asResponse: true }));
    },
    findPendingSignIn: (headers) => api.findPendingSignIn({ headers }),
    async enterCode(headers, code) {
      const input = code.replaceAll(/\s/g, "");
      if (!/^\d{6}$/.test(input)) {
        const body = { code: normalizeBackupCode(input) };
        return toOutcome(await api.verifyBackupCode({ body, headers, asResponse: true }));
      }
      const staffId = await api.findPendingSignIn({ headers });
      if (staffId && !(await markCodeUsed(db, staffId, input, await getEncryption())))
        return { is: "rejected" };
      return toOutcome(await api.verifyTOTP({ body: { code: input }, headers, asResponse: true }));
    },
    async signOut(headers) {
      return readCookies(await api.signOut({ headers, asResponse: true }));
    },
    async signOutEverywhere(staff) {
      await revokeSessions(db, staff.id);
      await writeAccountLog(staff, "signed-out-everywhere");
    },
    async changePassword(staff, headers, { current, next }) {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const response = await api.changePassword({ body, headers, asResponse: true });
      if (!response.ok) return undefined;
      await revokePendingSignIns(db, staff.id);
      await writeAccountLog(staff, "password-changed");
      return readCookies(response);
    },
    async verifyPassword(headers, password) {
      return (await api.verifyPassword({ body: { password }, headers, asResponse: true })).ok;
    },
    async beginTwoFactor(headers, password) {
      const setupResponse = await api.enableTwoFactor({
        body: { password },
        headers,
        asResponse: true,
      });
      if (!setupResponse.ok) return undefined;
      const { totpURI, backupCodes } = (await setupResponse.json()) as EnableTwoFactorResponse;
      const secret = new URL(totpURI).searchParams.get("secret") ?? "";
      return { uri: totpURI, secret, backupCodes };
    },
    findTwoFactorSetup: async (staff) => findTwoFactorSetup(db, staff, await getEncryption()),
    async confirmTwoFactor(staff, headers, code) {
      const body = { code: code.replaceAll(/\s/g, "") };
      if (!(await markCodeUsed(db, staff.id, body.code, await getEncryption()))) return undefined;
      const response = await api.verifyTOTP({ body, headers, asResponse: true });
      if (!response.ok) return undefined;
      await writeAccountLog(staff, "two-factor-on");
      return readCookies(response);
    },
    async endTwoFactor(staff, headers, password) {
      const response = await api.disableTwoFactor({
        body: { password },
        headers,
        asResponse: true,
      });
      if (!response.ok) return undefined;
      await writeAccountLog(staff, "two-factor-off");
      return readCookies(response);
    },
    list: () => listStaff(db),
    invite: (actor, email, role) => inviteStaff(db, actor, email, role),
    listInvitations: () => listInvitations(db),
    revokeInvitation: (actor, email) => revokeInvitation(db, actor, email),
    findInvitation: (token) => findInvitation(db, token),
    acceptInvitation: (token, input) => acceptInvitation(db, token, input),
    setRole: (actor, id, role) => setRole(db, actor, id, role),
    setActive: (actor, id, isActive) => setActive(db, actor, id, isActive),
  };

  function writeAccountLog(staff: Staff, action: string): Promise<void> {
    return writeLog(db, staff, { action, subject: staff.email });
  }

  async function toOutcome(response: Response): Promise<SignInOutcome> {
    if (response.status === 429 || response.status === 400) return { is: "locked" };
    if (!response.ok) return { is: "rejected" };
    const cookies = readCookies(response);
    const result = (await response.json()) as { twoFactorRedirect?: boolean; user?: AuthUser };
    if (result.twoFactorRedirect) return { is: "code-required", cookies };
    const staff = result.user && toStaff(result.user);
    if (staff) {
      await writeAccountLog(staff, "signed-in");
      return { is: "signed-in", staff, cookies };
    }
    // Deactivated: end the session that was just created.
    if (result.user) await revokeSessions(db, result.user.id);
    return { is: "rejected" };
  }
}

interface EnableTwoFactorResponse {
  totpURI: string;
  backupCodes: string[];
}

/** A user as better-auth returns it. */
interface AuthUser {
  id: string;
  name: string;
  email: string;
  role?: string | null | undefined;
  deactivatedAt?: string | null | undefined;
  twoFactorEnabled?: boolean | null | undefined;
}

/** Converts a user of better-auth; undefined if the person may not sign in any more. */
function toStaff({
  id,
  name,
  email,
  role,
  deactivatedAt,
  twoFactorEnabled,
}: AuthUser): Staff | undefined {
  if (deactivatedAt || !isRole(role ?? undefined)) return undefined;
  return { id, name, email, role: role as Staff["role"], hasTwoFactor: twoFactorEnabled === true };
}

const readCookies = (response: Response): Cookies => response.headers.getSetCookie();
