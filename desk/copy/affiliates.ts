import type { DecisionState } from "#contract/desk/affiliates.ts";
import { site } from "#content/site.ts";

export const states: Record<DecisionState, string> = {
  waiting: "Waits",
  approved: "Approved",
  refused: "Refused",
};

export const affiliates = {
  title: "Affiliates",
  all: "All",
  columns: {
    at: "When",
    person: "Who",
    company: "Company",
    type: "Describes as",
    state: "State",
    partner: "Partner’s id",
  },
  empty: {
    none: "Nobody has applied yet. Applications come from the affiliate page of the site.",
    filtered: "There is none in this state.",
  },
  older: "Older",
  newest: "Newest",
};

export const application = {
  state: "State",
  partnerId: "Partner’s id",
  link: "Partner’s link",
  leads: "Leads that this partner sent",
  approve: {
    title: "Approve",
    id: "Partner’s id",
    idHint:
      "1 to 64 letters, digits, - or _. It stands in the partner’s link and cannot be another partner’s.",
    submit: "Approve",
    badId: "Use 1 to 64 letters, digits, - or _, without spaces; not the word “other”.",
    taken: "Another partner has this id. Choose another one.",
  },
  refuse: {
    title: "Refuse",
    reason: "Reason",
    reasonHint: "The applicant reads it in the mail.",
    submit: "Refuse",
    problem: "Please write the reason: the applicant gets it.",
  },
  told: "The applicant is told by mail.",
  untold:
    "No mail server is set (SMTP_URL): nobody is told by the desk. After you decide, write to the applicant yourself.",
  undo: {
    approved: "To take the approval back, refuse with a reason. The applicant is told.",
    refused: "To take the refusal back, approve. The applicant is told.",
  },
  numbers: {
    title: "Page with the partner’s numbers",
    what: "A private page of the site with the visits, hand-offs and applications that came by this partner’s link, by day. Whoever has its address can read it.",
    none: "The partner has no link to it yet.",
    since: "Link made",
    make: "Make a link",
    again: "New link",
    againHint: "The one before ends at once.",
    end: "End link",
    notApproved: "Only an approved partner can have a link. Look at the state as it is now.",
    made: {
      title: "The link is ready",
      text: (name: string) =>
        `Give it to ${name} alone. It is not shown again; a new one ends it. The address it leads to is the partner’s own page, open without signing in.`,
      label: "Link",
      back: "Back to the partner",
    },
  },
  write: "Write to the applicant",
  meanwhile:
    "A colleague has decided meanwhile, so nothing was changed. Look at the state as it is now.",
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
