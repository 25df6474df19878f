export const log = {
  title: "Log",
  explanation: "Who did what, newest first. Nothing in it can be changed or removed.",
  none: "Nothing has been done yet. What you and your colleagues change stands here from now on.",
  columns: { at: "When", who: "Who", what: "What", subject: "To what", change: "From → to" },
  older: "Older",
  newest: "Newest",
  nothing: "–",
};

/** By the actions that are written (`writeLog` in `api/desk/staff-log.ts`). */
export const actions: Readonly<Record<string, string>> = {
  "staff-invited": "Invited",
  "staff-joined": "Joined",
  "staff-renewed": "Set a new password by a link",
  "staff-deactivated": "Deactivated",
  "staff-reactivated": "Reactivated",
  "signed-in": "Signed in",
  "signed-out-everywhere": "Signed out everywhere",
  "password-changed": "Changed their password",
  "two-factor-on": "Turned the authenticator app on",
  "lead-status": "Changed the status of a lead",
  "lead-owner": "Gave a lead to somebody",
  "lead-note": "Added a note to a lead",
  "lead-reply": "Answered a lead",
  "mail-retried": "Sent a mail again",
  "person-forgotten": "Removed a person’s leads, so many",
  "leads-exported": "Took leads out as a file",
  "application-decided": "Decided on an application",
  "two-factor-off": "Turned the authenticator app off",
};
