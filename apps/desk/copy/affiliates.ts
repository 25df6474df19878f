import type { DecisionState } from "@angadi/desk-ports/affiliates";
import { site } from "@angadi/content/site";
import { glossary } from "./glossary.ts";

export const decisionStateLabels: Record<DecisionState, string> = {
  pending: glossary.pending,
  approved: glossary.approved,
  declined: glossary.declined,
};

const countApplications = (count: number) =>
  count === 1 ? "1 application" : `${count} applications`;

export const affiliatesCopy = {
  title: "Affiliates",
  all: glossary.all,
  columns: {
    at: glossary.received,
    person: glossary.name,
    company: glossary.company,
    type: glossary.partnerType,
    state: glossary.status,
    partner: glossary.partnerId,
  },
  empty: {
    none: "No applications yet. They appear here when somebody applies on the site’s affiliate page: share its link, /affiliate.",
    filtered: "No applications with this status. Choose another one above.",
  },
  bulk: {
    label: "Selected pending applications:",
    approve: "Approve with suggested IDs",
    reason: "Reason for declining",
    decline: glossary.decline,
    missingReason: "Enter a reason for declining. The applicants receive it.",
    approved: (count: number) => `${countApplications(count)} approved.`,
    declined: (count: number) => `${countApplications(count)} declined.`,
    undoHint: "Emails go out in 5 minutes. Until then you can undo this.",
    undone: (count: number) =>
      count === 0
        ? "Nothing to undo: the emails have gone out, or a colleague has decided since."
        : `Undone: ${countApplications(count)} pending again.`,
  },
  older: glossary.older,
  newest: glossary.newest,
};

/** The error page for an application that does not exist. */
export const missingApplicationCopy = {
  title: "Application not found",
  text: "This affiliate application no longer exists: it was deleted or has expired. Open Affiliates to see the others.",
  link: { href: "/affiliates", text: "Back to Affiliates" },
};

export const applicationCopy = {
  state: glossary.status,
  partnerId: glossary.partnerId,
  link: "Partner link",
  leads: "Leads from this partner",
  approve: {
    title: glossary.approve,
    id: glossary.partnerId,
    idHint: "1 to 64 letters, digits, - or _. It is part of the partner link and must be unique.",
    submit: glossary.approve,
    invalidId: "Use 1 to 64 letters, digits, - or _, without spaces. The word “other” is reserved.",
    taken: "Another partner uses this ID. Choose a different one.",
  },
  decline: {
    title: glossary.decline,
    reason: glossary.reason,
    reasonHint: "Sent to the applicant by email.",
    submit: glossary.decline,
    missingReason: "Enter a reason. The applicant receives it.",
  },
  notified: "The applicant is notified by email.",
  notNotified:
    "No mail server is set up (SMTP_URL), so the applicant is not notified. Email them yourself after you decide.",
  undo: {
    approved: "To undo the approval, decline with a reason. The applicant is notified.",
    declined: "To undo this, approve. The applicant is notified.",
  },
  statsLink: {
    title: "Partner’s stats page",
    explanation:
      "A private page with the daily visits, clicks to the app and applications that came by this partner’s link. Anyone with the link can see it.",
    none: "No link yet. Create one and send it to the partner.",
    createdAt: "Link created",
    create: glossary.createLink,
    replace: "Replace link",
    replaceHint: "The current link stops working at once.",
    revoke: glossary.revokeLink,
    notApproved: "Only approved partners can have a link. Approve the application first.",
    created: {
      title: glossary.linkReady,
      text: (name: string) =>
        `Send it to ${name} only. It is not shown again, and a new link revokes it. It opens the partner’s page without signing in.`,
      label: "Link",
      back: "Back to partner",
    },
  },
  emailApplicant: "Email the applicant",
};

type DecisionMail = { name: string; isReversal?: boolean };

/** The mail to an approved applicant. With `isReversal`, the application was declined before. */
export const writeApproval = (options: DecisionMail & { link: string }) => ({
  subject: `You are now an affiliate of ${site.name}`,
  text: `Hello ${options.name},

${
  options.isReversal
    ? `We have looked at your application again and approved it. You are now an affiliate of ${site.name}.`
    : `Your application is approved. You are now an affiliate of ${site.name}.`
}

This is your partner link. Visitors who follow it count as yours for 60 days:
${options.link}

You can also link to any other page of the site: add ?partnerId= and your ID to the end of its address.

${site.legalName}
`,
});

/** The mail to a declined applicant. With `isReversal`, the application was approved before. */
export const writeDecline = (options: DecisionMail & { reason: string }) => ({
  subject: `Your application to be an affiliate of ${site.name}`,
  text: `Hello ${options.name},

${
  options.isReversal
    ? `We have withdrawn your approval as an affiliate of ${site.name}. Your partner link no longer counts.`
    : `We cannot accept your application to be an affiliate of ${site.name}.`
}

Reason:
${options.reason}

You can reply to this email.

${site.legalName}
`,
});
