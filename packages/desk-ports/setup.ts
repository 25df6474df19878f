import type { Staff } from "./staff.ts";

/** The steps of setting up the site, in order. */
export const SETUP_STEPS = ["address", "mail", "team", "plans", "samples", "backups"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Steps that an owner may mark as done, because no check can tell whether they are. */
export const MARKABLE_STEPS = ["team", "plans"] as const;
export type MarkableStep = (typeof MARKABLE_STEPS)[number];
export const isMarkableStep = (text: string | undefined): text is MarkableStep =>
  MARKABLE_STEPS.some((step) => step === text);

/** Something to do before the site may be public. */
export interface SetupTodo {
  step: SetupStep;
  /** The heading under which `npm run launch` prints it. */
  group: "samples" | "addresses" | "settings" | "desk";
  text: string;
  /** File and line, if it is in the source code. */
  location?: string;
}

/** The setup progress that is stored in the database. */
export interface SetupProgress {
  /** Accounts that are not deactivated. */
  staffCount: number;
  markedSteps: readonly MarkableStep[];
  /** Host of the mail server that accepted the last test mail. */
  testedMailServer: string | undefined;
  /** When `deploy/compose-backup.sh` began the last backup: ISO 8601, UTC. */
  dumpedAt: string | undefined;
}

export type TestMailResult =
  | { is: "accepted" }
  /** `reason` contains no text of the mail server. */
  | { is: "rejected"; reason: string };

/** The setup, for the owner. */
export interface DeskSetup {
  /** A step without todos is done. */
  read(): Promise<{ todos: SetupTodo[]; markedSteps: readonly MarkableStep[] }>;
  mark(actor: Staff, step: MarkableStep, isDone: boolean): Promise<void>;
  /** Sends a mail to the staff member's own address at once, bypassing the queue. */
  sendTestMail(recipient: Staff): Promise<TestMailResult>;
}
