import { INVITATION_HOURS } from "@angadi/contract/desk/staff";

export const people = {
  title: "People",
  explanation:
    "Owners can do everything. Editors manage posts and pictures. Support handles leads and applications.",
  changeRole: "Change",
  roleOf: (name: string) => `Role of ${name}`,
  pending: {
    title: "Invitations",
    columns: { email: "Email", role: "Role", by: "Invited by", until: "Expires" },
    command: "Command line",
    withdraw: "Revoke",
  },
  owner: {
    title: "Make owner",
    text: (email: string) =>
      `Owners can do everything, including deactivating you. Enter your password to make ${email} an owner.`,
    submit: "Make owner",
  },
  columns: { name: "Name", email: "Email", role: "Role", app: "App", state: "Status" },
  app: { yes: "Yes", no: "No" },
  active: "Active",
  since: "Deactivated",
  deactivate: "Deactivate",
  reactivate: "Reactivate",
  last: "This is the only owner, so the account stays. Make another owner first.",
  invite: {
    title: "Invite a colleague",
    hint: "Use this, too, for a colleague who forgot their password.",
    email: "Email",
    role: "Role",
    submit: "Create link",
    last: "This is the only owner, so the role stays. Make another owner first.",
    problem: "Enter a full email address.",
  },
  link: {
    title: "The link is ready",
    text: (email: string) =>
      `Send it to ${email} only. It works once, within ${INVITATION_HOURS} hours, and is not shown again.`,
    mailed: "It is being mailed, too.",
    label: "Link",
    back: "Back to People",
  },
  mail: (url: string) => ({
    subject: "Your link to the desk",
    text: `Hello,

this link lets you set a password for the desk of our site:

${url}

It works once, within ${INVITATION_HOURS} hours. If you did not expect it, ignore this mail.
`,
  }),
  done: {
    role: "Role changed. It takes effect at once.",
    withdrawn: "Invitation revoked. Its link no longer works.",
    deactivated:
      "Account deactivated and signed out everywhere. Invitations to and by this person and their preview links are revoked.",
    reactivated: "Account reactivated.",
  } as Readonly<Record<string, string>>,
};
