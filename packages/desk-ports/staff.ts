/** Roles of the staff: docs/desk.md describes their rights, `apps/desk/request/access.ts` lists them. */
export const ROLES = ["owner", "editor", "support"] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string | undefined): text is Role =>
  ROLES.some((role) => role === text);

/** A signed-in member of staff. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** True if signing in also requires a code of an authenticator app. */
  hasTwoFactor: boolean;
}

/** A staff account in the owner's list. */
export interface StaffRecord extends Staff {
  /** ISO 8601, UTC. */
  createdAt: string;
  deactivatedAt: string | null;
}

/** A single-use link for setting a name and a password. */
export interface Invitation {
  /** Empty for the first owner, who enters their own. */
  email: string;
  role: Role;
  /** Set if the person already has an account: the link sets a new password. */
  name: string | undefined;
}

/** An invitation that is neither used nor expired. */
export interface PendingInvitation {
  email: string;
  role: Role;
  /** Name of the person who created it; null if a command on the machine did. */
  invitedBy: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** Values of `Set-Cookie`. */
export type Cookies = readonly string[];

export type SignInOutcome =
  | { is: "signed-in"; staff: Staff; cookies: Cookies }
  /** The password was right; a code must be entered. */
  | { is: "code-required"; cookies: Cookies }
  | { is: "rejected" }
  /** Too many wrong codes were entered; signing in works again later. */
  | { is: "locked" };

/** The data for setting up an authenticator app. */
export interface TwoFactorSetup {
  /** `otpauth://…`, for a QR code. */
  uri: string;
  /** The secret in the URI, for typing. */
  secret: string;
  /** Each can replace a code once. */
  backupCodes: readonly string[];
}

/** `last-owner`: nothing is changed, because the invitation would demote the only owner. */
export type AcceptOutcome = "done" | "invalid-token" | "last-owner";

/** Staff accounts and sessions. */
export interface StaffAccounts {
  /** The signed-in member of staff, with cookies to renew; undefined without a valid session. */
  findCurrent(headers: Headers): Promise<{ staff: Staff; cookies: Cookies } | undefined>;
  signIn(headers: Headers, input: { email: string; password: string }): Promise<SignInOutcome>;
  /** Id of the person who has entered their password and not yet their code; undefined if none. */
  findPendingSignIn(headers: Headers): Promise<string | undefined>;
  /** Completes a pending sign-in with a code of the app or a backup code. */
  enterCode(headers: Headers, code: string): Promise<SignInOutcome>;
  signOut(headers: Headers): Promise<Cookies>;
  /** Ends all sessions of a person, including this one. */
  signOutEverywhere(staff: Staff): Promise<void>;
  /** Sets a new password and ends all other sessions. Returns undefined if `current` is wrong. */
  changePassword(
    staff: Staff,
    headers: Headers,
    input: { current: string; next: string },
  ): Promise<Cookies | undefined>;
  /** True if this is the signed-in person's password. */
  verifyPassword(headers: Headers, password: string): Promise<boolean>;
  /** Returns undefined if the password is wrong. */
  beginTwoFactor(headers: Headers, password: string): Promise<TwoFactorSetup | undefined>;
  /** A setup that no code has confirmed yet, or undefined. */
  findTwoFactorSetup(staff: Staff): Promise<TwoFactorSetup | undefined>;
  /** Returns undefined if the code is wrong. */
  confirmTwoFactor(staff: Staff, headers: Headers, code: string): Promise<Cookies | undefined>;
  /** Returns undefined if the password is wrong. */
  endTwoFactor(staff: Staff, headers: Headers, password: string): Promise<Cookies | undefined>;

  list(): Promise<StaffRecord[]>;
  /**
   * Creates a link's token, valid for `INVITATION_HOURS`, and revokes the previous one for this
   * address. Returns undefined if it would demote the only owner.
   */
  invite(actor: Staff | undefined, email: string, role: Role): Promise<string | undefined>;
  /** Invitations that can still be used, sorted by email. */
  listInvitations(): Promise<PendingInvitation[]>;
  /** Revokes the invitation of an address. Returns false if none exists. */
  revokeInvitation(actor: Staff | undefined, email: string): Promise<boolean>;
  /** Returns undefined if the token is unknown, used or expired. */
  findInvitation(token: string): Promise<Invitation | undefined>;
  /** Consumes the token, and creates the account or sets its new password. */
  acceptInvitation(
    token: string,
    input: { name: string; email: string; password: string },
  ): Promise<AcceptOutcome>;
  /**
   * Changes a person's role, including in their open sessions, and revokes invitations to them and
   * by them. Returns false if there is no such account, or no owner would be left.
   */
  setRole(actor: Staff | undefined, id: string, role: Role): Promise<boolean>;
  /**
   * Deactivates an account: ends its sessions and pending sign-ins, and revokes its preview links
   * and the invitations to and by the person. Reactivating the account restores none of these.
   * Returns false if there is no such account, or no owner would be left.
   */
  setActive(actor: Staff | undefined, id: string, isActive: boolean): Promise<boolean>;
}

/** How long an invitation and the first owner's link are valid. */
export const INVITATION_HOURS = 72;
export const FIRST_OWNER_MINUTES = 15;
