import { MAILS_LISTED } from "#contract/desk/mails.ts";
import type { FailedMail } from "#contract/desk/mails.ts";

export const mails = {
  title: "Mails that failed",
  explanation:
    "What was given up: the mail server refused it for good, or it failed for days. Once the cause is gone, try again.",
  noServer:
    "No mail server is set (SMTP_URL), so nothing can go out. Ask whoever runs the server to set one first.",
  none: "All mails went out. What is given up one day stands here, with the reason and a button to try again.",
  columns: {
    at: "Given up",
    what: "What",
    lead: "Lead",
    why: "To whom, and why not",
    again: "Again",
  },
  kinds: {
    notification: "Notice of a lead",
    reply: "Answer",
    approved: "Approval",
    refused: "Refusal",
    invitation: "Invitation",
  } satisfies Record<FailedMail["kind"], string>,
  /** Names of the channels of a notice. */
  channels: {
    team: "Our team",
    sender: "The sender",
    webhook: "The other system (webhook)",
  } as Readonly<Record<string, string>>,
  invitation: "Its link is good for 72 hours. After that, make a new one: People.",
  retry: "Try again",
  retryOf: (what: string) => `Try again: ${what}`,
  retryAll: "Try all again",
  more: `These are the newest ${MAILS_LISTED}. There may be more: Try all again takes them in.`,
  done: {
    retried: "It is tried again now. If it fails once more, it comes back to this list.",
    "all-retried": "All of them are tried again now. What fails once more comes back to this list.",
  } as Readonly<Record<string, string>>,
  gone: "This one is not on the list any more: somebody may have tried it again, or its lead is gone.",
};
