import type { LeadKind, LeadStatus, MailKind } from "@angadi/contract/desk/leads";
import { MAX_SAVED_FILTERS } from "@angadi/contract/desk/saved-filters";

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
  "affiliate-contact": "Application contact",
};

export const leads = {
  title: "Leads",
  search: "Search",
  searchHint: "Name, email, phone, reference, or a word of the message",
  filters: {
    status: "Status",
    kind: "Type",
    owner: "Owner",
    days: "Received",
    campaign: "Campaign",
    partner: "Partner",
    all: "All",
    nobody: "Unassigned",
    today: "Last day",
    dayCount: (days: number) => `Last ${days} days`,
    submit: "Apply",
    reset: "Clear filters",
  },
  saved: {
    title: "Saved filters",
    /** Opens the form below the filters. */
    open: "Save this filter",
    name: "Filter name",
    submit: "Save filter",
    delete: "Delete filter",
    deleteNamed: (name: string) => `Delete filter: ${name}`,
    full: `You have ${MAX_SAVED_FILTERS} saved filters, the most possible. Delete one to save another.`,
    gone: "This filter was deleted already. Go back to your leads.",
    problems: {
      name: "Enter a name.",
      sameName:
        "You have a filter with this name. Enter another name, or delete that filter first.",
    },
  },
  columns: {
    at: "Received",
    person: "Name",
    kind: "Type",
    excerpt: "Message",
    status: "Status",
    owner: "Owner",
  },
  sample: "Sample",
  nobody: "–",
  export: "Export CSV",
  exporting: {
    title: "Export leads",
    text: "The file contains names, addresses and messages. Enter your password to export it, and delete the file when you are done.",
    submit: "Export CSV",
    back: "Back to leads",
  },
  bulk: {
    label: "Status of the selected leads",
    submit: "Set status",
    done: (count: number, status: string) =>
      count === 0
        ? `Nothing changed: the selected leads are ${status} already.`
        : `${count === 1 ? "1 lead is" : `${count} leads are`} now ${status}.`,
    undone: (count: number) =>
      count === 0
        ? "Nothing to undo: a colleague has changed these leads since."
        : `Undone for ${count === 1 ? "1 lead" : `${count} leads`}.`,
  },
  older: "Older",
  newest: "Newest",
  empty: {
    none: "No leads yet. They arrive from the site’s contact and affiliate forms and appear here by themselves.",
    filtered: "No leads match these filters. Clear a filter, or search for fewer letters.",
  },
};

export const lead = {
  about: "About this lead",
  email: "Email",
  phone: "Phone",
  reference: "Reference",
  came: "Received",
  others: (count: number) =>
    count === 1 ? "1 lead from this email" : `${count} leads from this email`,
  noMessage: "Sent with an application, without a message of its own.",
  company: { name: "Company", website: "Website", profile: "Profile", type: "Partner type" },
  application: "Review this application",
  from: {
    title: "Source",
    landingPath: "Landing page",
    referrer: "Referrer",
    partnerId: "Partner",
    optIn: "Marketing opt-in",
    yes: "Yes",
    unknown: "Unknown",
  },
  status: { label: "Status", submit: "Save status" },
  owner: { label: "Owner", submit: "Save owner", nobody: "Unassigned" },
  note: { label: "Note", submit: "Add note", problem: "Enter a note." },
  reply: {
    title: "Reply",
    subject: "Subject",
    text: "Reply",
    submit: "Send reply",
    problem: "Enter a reply.",
    subjectProblem: "Enter a subject.",
    defaultSubject: (reference: string) => `Re: Angadi has your message (${reference})`,
    greeting: (name: string) => `Hello ${name},\n\n`,
    without:
      "No mail server is configured (SMTP_URL), so replies open in your own mail app. Update the status once yours is sent.",
    open: "Open in mail app",
  },
  history: "Activity",
  nothingDone: "No activity yet.",
  events: {
    status: (before: string, after: string) => `Status: ${before} → ${after}`,
    owner: (before: string, after: string) => `Owner: ${before} → ${after}`,
    decision: (before: string, after: string) => `Decision: ${before} → ${after}`,
    note: "Note",
    reply: "Reply",
  },
  mail: {
    kinds: {
      reply: "Reply",
      approved: "Approval",
      refused: "Decline",
      invitation: "Invitation",
    } satisfies Record<MailKind, string>,
    sent: "Sent",
    waiting: "Queued",
    trying: "Not sent yet, retrying",
    failed: "Not sent",
    retry: "Resend",
  },
  forget: {
    link: "Delete this person’s data",
    title: "Delete this person’s data?",
    text: (count: number, email: string) =>
      `${count === 1 ? "1 lead" : `${count} leads`} from ${email} will be deleted, with notes, replies and decisions. This cannot be undone. Backups keep the data until they are deleted.`,
    submit: "Delete permanently",
    back: "Cancel",
  },
};

/** Flash messages, by their key in the query. */
export const done: Readonly<Record<string, string>> = {
  status: "Status saved.",
  owner: "Owner saved.",
  note: "Note added.",
  reply: "Reply queued. You can follow its delivery below.",
  retry: "The mail is being sent again.",
  filterSaved: "Filter saved.",
  filterDeleted: "Filter deleted.",
  decided: "Decision saved.",
  linkEnded: "Link revoked. Its page is no longer available.",
  forgotten: "This person’s data is deleted.",
};
