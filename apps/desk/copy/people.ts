import { INVITATION_HOURS } from "@angadi/desk-ports/staff";
import { site } from "@angadi/content/site";
import { glossary } from "./glossary.ts";

export const peopleCopy = {
  title: "People",
  explanation:
    "Owners can do everything. Editors manage posts and pictures. Support handles leads and applications.",
  changeRole: "Change",
  roleLabel: (name: string) => `Role of ${name}`,
  invitations: {
    title: "Invitations",
    columns: {
      email: glossary.email,
      role: glossary.role,
      invitedBy: "Invited by",
      expires: glossary.expires,
    },
    commandLine: "Command line",
    revoke: glossary.revoke,
  },
  owner: {
    title: glossary.makeOwner,
    text: (email: string) =>
      `Owners can do everything, including deactivating you. Enter your password to make ${email} an owner.`,
    submit: glossary.makeOwner,
  },
  columns: {
    name: glossary.name,
    email: glossary.email,
    role: glossary.role,
    twoFactor: "Two-factor sign-in",
    state: glossary.status,
  },
  twoFactor: { yes: "On", no: "Off" },
  active: "Active",
  deactivatedAt: "Deactivated",
  deactivate: "Deactivate",
  reactivate: "Reactivate",
  deactivation: {
    title: (name: string) => `Deactivate ${name}?`,
    text: "They are signed out everywhere at once. Invitations to them, and invitations and preview links that they created, stop working for good. You can reactivate the account later.",
    submit: "Deactivate",
  },
  onlyOwner: "This is the only owner, so nothing was changed. Make somebody else an owner first.",
  invite: {
    title: "Invite a colleague",
    hint: "Also use this for a colleague who has forgotten their password.",
    email: glossary.email,
    role: glossary.role,
    submit: "Invite",
    onlyOwner: "This is the only owner, so no link was created. Make somebody else an owner first.",
    invalidEmail: "Enter a full email address, such as name@shop.example.",
  },
  link: {
    title: glossary.linkReady,
    text: (email: string) =>
      `Send it to ${email} only. It works once, within ${INVITATION_HOURS} hours, and is not shown again.`,
    mailed: "It is also being sent by email.",
    label: "Link",
    back: "Back to People",
  },
  mail: (url: string) => ({
    subject: `Set your password for the ${site.name} desk`,
    text: `Hello,

You can sign in to the ${site.name} desk, where we answer leads and look after the site. Set your password here:

${url}

The link works once, within ${INVITATION_HOURS} hours. If you did not expect this email, ignore it.
`,
  }),
  done: {
    role: "Role changed. It takes effect at once.",
    withdrawn: "Invitation revoked. Its link no longer works.",
    deactivated:
      "Account deactivated and signed out everywhere. Invitations to this person, and invitations and preview links they created, are revoked.",
    reactivated: "Account reactivated.",
  } as Readonly<Record<string, string>>,
};
