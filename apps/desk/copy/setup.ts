import { site } from "@angadi/content/site";
import type { SetupStep } from "@angadi/desk-ports/setup";

export const setupCopy = {
  title: "Setup",
  explanation: "What to do before the site goes public. npm run launch prints the same list.",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  complete: "Setup is complete. The site is ready for the public.",
  states: { done: "Done", due: "To do" },
  /** Expands a long list of todos. */
  showAll: (count: number) => `Show all ${count}`,
  mark: "Mark as done",
  unmark: "Mark as to do",
  steps: {
    address: {
      title: "Site address",
      text: "Visitors, search engines and emails need the site’s own address. Set what is listed here on the server, then restart the site.",
      link: "Open site",
    },
    mail: {
      title: "Mail server",
      text: "New leads are emailed to your team, and people who write get a confirmation. Set up the mail server, restart the site, then send a test email to your own address.",
      link: "View background jobs",
    },
    team: {
      title: "Team",
      text: "Invite the people who answer leads and write posts. If you work alone, mark this as done.",
      link: "Invite people",
    },
    plans: {
      title: "Plans",
      text: "Check the names and prices on the pricing page, then mark this as done.",
      link: "Edit plans",
    },
    samples: {
      title: "Samples",
      text: "Replace the example texts, names and numbers with your own, then build and deploy the site again.",
      link: "Open site",
    },
    backups: {
      title: "Backups",
      text: "Back up the database daily, so that a broken disk loses nothing. This is done while the last backup is less than two days old.",
      link: "View last backup",
    },
  } satisfies Record<SetupStep, { title: string; text: string; link: string }>,
  testMail: {
    submit: "Send test email",
    subject: `Test email from the ${site.name} desk`,
    text: `Hello,

The mail server accepted this test email from the Setup page, so emails to leads and to your team go out.
`,
    noMailServer: "No mail server is set up (SMTP_URL).",
    rejected: (reason: string) =>
      `The test email was not sent. ${reason} Check SMTP_URL on the server, restart the site, and try again.`,
  },
  notice: {
    text: (done: number, all: number) => `Setup: ${done} of ${all} done.`,
    link: "Continue setup",
  },
  done: {
    "test-mail":
      "A test email is on its way to your address. Check that it arrives; look in the spam folder, too.",
    marked: "Step marked as done.",
    unmarked: "Step marked as to do.",
  } as Readonly<Record<string, string>>,
};
