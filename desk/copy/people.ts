import { INVITATION_HOURS } from "#contract/desk/staff.ts";

export const people = {
  title: "People",
  explanation:
    "Owners do everything. Editors write posts and keep pictures. Support answers leads and applications.",
  changeRole: "Change",
  roleOf: (name: string) => `Role of ${name}`,
  pending: {
    title: "Invitations",
    columns: { email: "Email", role: "Role", by: "Made by", until: "Good until" },
    command: "Command line",
    withdraw: "Withdraw",
  },
  owner: {
    title: "Make an owner",
    text: (email: string) =>
      `An owner may do everything, also deactivate you. Type your own password to make ${email} one.`,
    submit: "Make an owner",
  },
  columns: { name: "Name", email: "Email", role: "Role", app: "App", state: "State" },
  app: { yes: "Yes", no: "No" },
  active: "Active",
  since: "Deactivated",
  deactivate: "Deactivate",
  reactivate: "Reactivate",
  last: "This is the only owner, so the account stays. Make another owner first.",
  invite: {
    title: "Invite somebody",
    hint: "Somebody who forgot their password is invited in the same way.",
    email: "Email",
    role: "Role",
    submit: "Make a link",
    last: "This is the only owner, so the role stays. Make another owner first.",
    problem: "Please type a full email address.",
  },
  link: {
    title: "The link is ready",
    text: (email: string) =>
      `Give it to ${email} alone. It is good once, for ${INVITATION_HOURS} hours, and is not shown again.`,
    mailed: "It is on its way by mail, too.",
    label: "Link",
    back: "Back to People",
  },
  mail: (url: string) => ({
    subject: "Your link to the desk",
    text: `Hello,

this link lets you set a password for the desk of our site:

${url}

It is good once, for ${INVITATION_HOURS} hours. If you did not expect it, do nothing.
`,
  }),
  done: {
    role: "The role is changed. It holds at once, also where the person is signed in.",
    withdrawn: "The invitation is withdrawn. Its link is not good any more.",
    deactivated:
      "The account is deactivated and signed out everywhere. Invitations to and by this person and their preview links have ended.",
    reactivated: "The account is active again.",
  } as Readonly<Record<string, string>>,
};
