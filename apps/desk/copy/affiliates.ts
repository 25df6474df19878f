import type { DecisionState } from "@angadi/contract/desk/affiliates";
import { site } from "@angadi/content/site";

export const states: Record<DecisionState, string> = {
  waiting: "Pending",
  approved: "Approved",
  refused: "Declined",
};

const countApplications = (count: number) =>
  count === 1 ? "1 application" : `${count} applications`;

export const affiliates = {
  title: "Affiliates",
  all: "All",
  columns: {
    at: "Received",
    person: "Name",
    company: "Company",
    type: "Partner type",
    state: "Status",
    partner: "Partner ID",
  },
  empty: {
    none: "No applications yet. They arrive from the site’s affiliate page.",
    filtered: "No applications with this status.",
  },
  bulk: {
    label: "Selected pending applications:",
    approve: "Approve with suggested IDs",
    reason: "Reason for declining",
    refuse: "Decline",
    noReason: "Enter a reason for declining. The applicants receive it.",
    approved: (count: number) => `${countApplications(count)} approved.`,
    refused: (count: number) => `${countApplications(count)} declined.`,
    mailed: "Mails go out in 5 minutes; until then you can undo.",
    undone: (count: number) =>
      count === 0
        ? "Nothing to undo: the mails have gone out, or a colleague has decided since."
        : `Undone: ${countApplications(count)} pending again.`,
  },
  older: "Older",
  newest: "Newest",
};

export const application = {
  state: "Status",
  partnerId: "Partner ID",
  link: "Partner link",
  leads: "Leads from this partner",
  approve: {
    title: "Approve",
    id: "Partner ID",
    idHint: "1 to 64 letters, digits, - or _. It is part of the partner link and must be unique.",
    submit: "Approve",
    badId: "Use 1 to 64 letters, digits, - or _, without spaces; not the word “other”.",
    taken: "Another partner uses this ID. Choose a different one.",
  },
  refuse: {
    title: "Decline",
    reason: "Reason",
    reasonHint: "Sent to the applicant by mail.",
    submit: "Decline",
    problem: "Enter a reason. The applicant receives it.",
  },
  told: "The applicant is notified by mail.",
  untold:
    "No mail server is configured (SMTP_URL), so the desk notifies nobody. Write to the applicant yourself after you decide.",
  undo: {
    approved: "To undo the approval, decline with a reason. The applicant is notified.",
    refused: "To undo this, approve. The applicant is notified.",
  },
  numbers: {
    title: "Partner’s stats page",
    what: "A private page with daily visits, hand-offs and applications from this partner’s link. Anybody with its address can see it.",
    none: "No link yet.",
    since: "Link created",
    make: "Create link",
    again: "Replace link",
    againHint: "The current link stops working at once.",
    end: "Revoke link",
    notApproved: "Only approved partners can have a link. Check the current status.",
    made: {
      title: "The link is ready",
      text: (name: string) =>
        `Send it to ${name} only. It is not shown again, and a new link revokes it. It opens the partner’s page without signing in.`,
      label: "Link",
      back: "Back to partner",
    },
  },
  write: "Email the applicant",
  meanwhile:
    "A colleague decided in the meantime, so nothing was changed. Check the current status.",
};

/** To who was approved. `again`: after a refusal. */
export const approvalMail = (facts: { name: string; link: string; again: boolean }) => ({
  subject: `You are an affiliate of ${site.name}`,
  text: `Hello ${facts.name},

${
  facts.again
    ? `we have looked at your application again, and you are approved after all as an affiliate of ${site.name}.`
    : `your application is approved: you are an affiliate of ${site.name}.`
}

This is your link. Whoever comes by it counts as yours for 60 days:
${facts.link}

You may put ?partnerId= and your id behind any other page of the site as well.

${site.legalName}
`,
});

/** To who was refused. `again`: who was approved before. */
export const refusalMail = (facts: { name: string; reason: string; again: boolean }) => ({
  subject: `Your application as an affiliate of ${site.name}`,
  text: `Hello ${facts.name},

${
  facts.again
    ? `we have taken back your approval as an affiliate of ${site.name}. Your link does not count any more.`
    : `we cannot take your application as an affiliate of ${site.name}.`
}

The reason:
${facts.reason}

You may answer this mail.

${site.legalName}
`,
});
