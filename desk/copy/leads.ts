import type { LeadKind, LeadStatus, MailKind } from "#contract/desk/leads.ts";

export const statuses: Record<LeadStatus, string> = {
  new: "New",
  "in-progress": "In progress",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

export const kinds: Record<LeadKind, string> = {
  "contact-message": "Message",
  "affiliate-application": "Application",
  "affiliate-contact": "Contact of an application",
};

export const leads = {
  title: "Leads",
  search: "Search",
  searchHint: "Name, email, phone, reference, or a word of the message",
  filters: {
    status: "Status",
    kind: "Kind",
    owner: "Owner",
    days: "Came in",
    partner: "Partner",
    all: "All",
    nobody: "Nobody",
    today: "The last day",
    dayCount: (days: number) => `The last ${days} days`,
    submit: "Show",
    reset: "Show all",
  },
  columns: {
    at: "When",
    person: "Who",
    kind: "What",
    excerpt: "Begins",
    status: "Status",
    owner: "Owner",
  },
  sample: "Sample",
  nobody: "–",
  export: "Take out as CSV",
  exporting: {
    title: "Take leads out as a file",
    text: "The file holds names, addresses and messages of people. Type your own password to get it, and delete it when you are done.",
    submit: "Take out as CSV",
    back: "Back to the leads",
  },
  older: "Older",
  newest: "Newest",
  empty: {
    none: "No lead has come yet. Leads come from the contact form and the affiliate form of the site; they appear here by themselves.",
    filtered: "No lead passes these filters. Take one away, or search for fewer letters.",
  },
};

export const lead = {
  about: "About this lead",
  email: "Email",
  phone: "Phone",
  reference: "Reference",
  came: "Came in",
  others: (count: number) =>
    count === 1 ? "The only lead of this address" : `${count} leads of this address`,
  noMessage: "This came along with an application and has no message of its own.",
  company: { name: "Company", website: "Website", profile: "Profile", type: "Describes as" },
  application: "Decide on this application",
  from: {
    title: "Where it came from",
    landingPath: "First page",
    referrer: "From",
    partnerId: "Partner",
    optIn: "Wants tips and offers",
    yes: "Yes",
    unknown: "Nothing is known of it.",
  },
  status: { label: "Status", submit: "Save status" },
  owner: { label: "Owner", submit: "Save owner", nobody: "Nobody" },
  note: { label: "Note", submit: "Add note", problem: "Please write the note." },
  reply: {
    title: "Answer",
    subject: "Subject",
    text: "Answer",
    submit: "Send answer",
    problem: "Please write the answer.",
    subjectProblem: "Please write a subject.",
    defaultSubject: (reference: string) => `Re: Angadi has your message (${reference})`,
    greeting: (name: string) => `Hello ${name},\n\n`,
    without:
      "No mail server is set (SMTP_URL), so the answer goes out by your own mail program. Set the status when it is sent.",
    open: "Open in the mail program",
  },
  history: "What was done",
  nothingDone: "Nothing was done yet.",
  events: {
    status: (before: string, after: string) => `Status: ${before} → ${after}`,
    owner: (before: string, after: string) => `Owner: ${before} → ${after}`,
    decision: (before: string, after: string) => `Decision: ${before} → ${after}`,
    note: "Note",
    reply: "Answer",
  },
  mail: {
    kinds: {
      reply: "Answer",
      approved: "Approval",
      refused: "Refusal",
      invitation: "Invitation",
    } satisfies Record<MailKind, string>,
    sent: "Sent",
    waiting: "Waits to be sent",
    trying: "Not sent yet, tried again by itself",
    failed: "Not sent",
    retry: "Send again",
  },
  forget: {
    link: "Forget this person",
    title: "Forget this person?",
    text: (count: number, email: string) =>
      `${count === 1 ? "One lead" : `${count} leads`} of ${email} will be removed for good, with notes, answers and decisions. This cannot be undone. Backups hold it until they are thrown away.`,
    submit: "Remove for good",
    back: "Keep it",
  },
};

/** Said above a page after something was done, by what stands in its address. */
export const done: Readonly<Record<string, string>> = {
  status: "The status is saved.",
  owner: "The owner is saved.",
  note: "The note is added.",
  reply: "The answer is on its way. Below you see when it is sent.",
  retry: "The mail is tried again.",
  decided: "The decision is saved.",
  linkEnded: "The link has ended. Its page is not there any more.",
  forgotten: "The person is forgotten.",
};
