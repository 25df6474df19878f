/** What a member of the staff may do: docs/desk.md says it in words, `apps/desk/access.ts` in a table. */
export const ROLES = ["owner", "editor", "support"] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string | undefined): text is Role =>
  ROLES.some((role) => role === text);

/** Somebody who is signed in, or was when they did what they did. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** True where signing in takes a code of an authenticator app as well. */
  twoFactor: boolean;
}

/** A member of the staff as the owner sees them. */
export interface StaffRecord extends Staff {
  /** ISO 8601, UTC. */
  createdAt: string;
  deactivatedAt: string | null;
}

/** A link that lets somebody set a name and a password, once. */
export interface Invitation {
  /** Empty in the link for the first owner, who types theirs. */
  email: string;
  role: Role;
  /** Set where the person has an account already: the link sets a new password. */
  name: string | undefined;
}

/** An invitation that is neither used nor expired. */
export interface PendingInvitation {
  email: string;
  role: Role;
  /** Name of who made it; null if a command on the machine did. */
  invitedBy: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

/** Values of `Set-Cookie`. */
export type Cookies = readonly string[];

export type SignIn =
  | { is: "in"; staff: Staff; cookies: Cookies }
  /** The password was right; a code is to be entered. */
  | { is: "half"; cookies: Cookies }
  | { is: "refused" }
  /** Too many wrong codes: to be begun again, or later. */
  | { is: "locked" };

/** What setting up an authenticator app needs. */
export interface TwoFactorSetup {
  /** `otpauth://…`, for a QR code. */
  uri: string;
  /** The secret in it, for typing. */
  secret: string;
  /** Each good once, in place of a code. */
  backupCodes: readonly string[];
}

/** `gone`: the token is not good. `last-owner`: it would lower the only owner; nothing is changed. */
export type Acceptance = "done" | "gone" | "last-owner";

/** Who may sign in, and who is. */
export interface StaffAccounts {
  /** Whose request it is; undefined without a session that holds. */
  current(headers: Headers): Promise<{ staff: Staff; cookies: Cookies } | undefined>;
  signIn(headers: Headers, typed: { email: string; password: string }): Promise<SignIn>;
  /** Id of the person who has entered their password and not yet their code; undefined if none. */
  awaitingCode(headers: Headers): Promise<string | undefined>;
  /** Ends a sign-in that is half done, by a code of the app or a backup code. */
  enterCode(headers: Headers, code: string): Promise<SignIn>;
  signOut(headers: Headers): Promise<Cookies>;
  /** Ends all sessions of a person, this one too. */
  signOutEverywhere(staff: Staff): Promise<void>;
  /** Sets a new password and ends all other sessions; undefined if the current one is wrong. */
  changePassword(
    staff: Staff,
    headers: Headers,
    typed: { current: string; next: string },
  ): Promise<Cookies | undefined>;
  /** True if this is the password of who is signed in. */
  isPassword(headers: Headers, password: string): Promise<boolean>;
  /** Undefined where the password is wrong. */
  beginTwoFactor(headers: Headers, password: string): Promise<TwoFactorSetup | undefined>;
  /** Undefined where the code is wrong. */
  confirmTwoFactor(staff: Staff, headers: Headers, code: string): Promise<Cookies | undefined>;
  /** Undefined where the password is wrong. */
  endTwoFactor(staff: Staff, headers: Headers, password: string): Promise<Cookies | undefined>;

  list(): Promise<StaffRecord[]>;
  /**
   * Makes a link's token, good for `INVITATION_HOURS`; whoever had one for this address loses it.
   * Undefined where it would lower the only owner.
   */
  invite(by: Staff | undefined, email: string, role: Role): Promise<string | undefined>;
  /** Those that can still be used, sorted by email. */
  invitations(): Promise<PendingInvitation[]>;
  /** Ends the invitation of an address. False if there is none. */
  withdrawInvitation(by: Staff | undefined, email: string): Promise<boolean>;
  /** Undefined where the token is unknown, used or over. */
  invitation(token: string): Promise<Invitation | undefined>;
  /** Uses the token up and makes the account or its new password. */
  accept(
    token: string,
    typed: { name: string; email: string; password: string },
  ): Promise<Acceptance>;
  /**
   * Gives a person another role, which their sessions have at once, and ends the invitations to and by
   * them. False if there is no such account, or nobody who can run the desk would be left.
   */
  setRole(by: Staff | undefined, id: string, role: Role): Promise<boolean>;
  /**
   * Lets nobody in under this account any more: ends sessions, half-finished sign-ins, invitations to
   * and by the person, and links to previews they made. Or lets them in again, with none of these. False
   * where there is no such account, or nobody who can run the desk would be left.
   */
  setActive(by: Staff | undefined, id: string, active: boolean): Promise<boolean>;
}

/** How long an invitation holds, and the link that makes the first owner. */
export const INVITATION_HOURS = 72;
export const FIRST_OWNER_MINUTES = 15;
