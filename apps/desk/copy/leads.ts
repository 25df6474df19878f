import type { LeadKind, LeadStatus, MailKind } from "@angadi/desk-ports/leads";
import { MAX_SAVED_FILTERS } from "@angadi/desk-ports/saved-filters";
import { glossary } from "./glossary.ts";

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: "New",
  "in-progress": "In progress",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

export const leadKindLabels: Record<LeadKind, string> = {
  "contact-message": glossary.message,
  waitlist: "Waitlist",
  "affiliate-application": "Application",
  "affiliate-contact": "Application contact",
};

export const leadsCopy = {
  title: "Leads",
  search: glossary.search,
  searchHint: "Name, email, phone, reference, or a word of the message",
  filters: {
    status: glossary.status,
    kind: glossary.type,
    owner: glossary.owner,
    days: glossary.received,
    campaign: "Campaign",
    partner: glossary.partner,
    all: glossary.all,
    unassigned: glossary.unassigned,
    lastDay: "Last 24 hours",
    lastDays: (days: number) => `Last ${days} days`,
    submit: glossary.apply,
    reset: "Clear filters",
  },
  savedFilters: {
    title: "Saved filters",
    /** Opens the form below the filters. */
    openForm: "Save this filter",
    name: "Filter name",
    submit: "Save filter",
    delete: "Delete filter",
    deleteNamed: (name: string) => `Delete filter: ${name}`,
    limitReached: `You have ${MAX_SAVED_FILTERS} saved filters, the most possible. Delete one to save another.`,
    notFound: "This filter was deleted already. Go back to your leads.",
    problems: {
      name: "Enter a name.",
      sameName:
        "You have a filter with this name. Enter another name, or delete that filter first.",
    },
  },
  columns: {
    at: glossary.received,
    person: glossary.name,
    kind: glossary.type,
    excerpt: glossary.message,
    status: glossary.status,
    owner: glossary.owner,
  },
  sample: "Sample",
  noOwner: "–",
  export: glossary.exportCsv,
  exportPage: {
    title: "Export leads",
    text: "The file contains names, addresses and messages. Enter your password to export it, and delete the file when you are done.",
    submit: glossary.exportCsv,
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
  older: glossary.older,
  newest: glossary.newest,
  empty: {
    none: "No leads yet. Messages and applications from the site appear here. To try it, send a message from the contact page.",
    filtered: "No leads match these filters. Clear them, or search for fewer letters.",
  },
};

export const leadCopy = {
  about: "About this lead",
  email: glossary.email,
  call: (number: string) => `Call ${number}`,
  whatsapp: "WhatsApp",
  reference: "Reference",
  received: glossary.received,
  personLeads: (count: number) =>
    count === 1 ? "1 lead from this email" : `${count} leads from this email`,
  company: {
    name: glossary.company,
    website: "Website",
    profile: "Profile",
    type: glossary.partnerType,
  },
  reviewApplication: "Review this application",
  openDraft: "Open the website draft",
  source: "Source",
  unknown: glossary.unknown,
  status: { label: glossary.status, submit: "Save status" },
  owner: { label: glossary.owner, submit: "Save owner", unassigned: glossary.unassigned },
  note: {
    label: "Note",
    hint: "Only the team sees notes.",
    submit: "Add note",
    missing: "Enter a note.",
  },
  reply: {
    title: glossary.reply,
    subject: "Subject",
    text: glossary.reply,
    submit: "Send reply",
    missingText: "Enter a reply.",
    missingSubject: "Enter a subject.",
    defaultSubject: (reference: string) => `Re: Angadi has your message (${reference})`,
    greeting: (name: string) => `Hello ${name},\n\n`,
    noMailServer:
      "No mail server is set up (SMTP_URL), so replies open in your own email app. Change the status here once your reply is sent.",
    openEmailApp: "Open in email app",
  },
  conversation: "Conversation",
  emptyConversation: "Nothing yet. Status changes, notes and replies appear here.",
  conflict:
    "Nothing is changed yet: since you opened this lead, a colleague has worked on it. What you entered is kept below. Check it, then send it again.",
  /** Shown when something is added while the page is open. */
  newEntry: "There is something new in the conversation.",
  events: {
    status: (before: string, after: string) => `Status: ${before} → ${after}`,
    owner: (before: string, after: string) => `Owner: ${before} → ${after}`,
    decision: (before: string, after: string) => `Decision: ${before} → ${after}`,
    note: "Note",
    reply: glossary.reply,
  },
  mail: {
    kindLabels: {
      reply: glossary.reply,
      approved: "Approval",
      declined: glossary.decline,
      invitation: "Invitation",
    } satisfies Record<MailKind, string>,
    sent: "Sent",
    queued: "Queued",
    retrying: "Not sent yet, retrying",
    failed: "Not sent",
    retry: "Resend",
  },
  deletePerson: {
    link: "Delete this person’s data",
    title: "Delete this person’s data?",
    text: (count: number, email: string) =>
      `${count === 1 ? "1 lead" : `${count} leads`} from ${email} will be deleted, with notes, replies and decisions. This cannot be undone. Backups keep the data until they are deleted.`,
    submit: "Delete permanently",
    back: glossary.cancel,
  },
};

/** Flash messages by the value of `done` in the query. */
export const flashMessages: Readonly<Record<string, string>> = {
  status: "Status saved.",
  owner: "Owner saved.",
  note: "Note added.",
  reply: "Reply queued. You can follow its delivery below.",
  retry: "The email is being sent again.",
  filterSaved: "Filter saved.",
  filterDeleted: "Filter deleted.",
  decided: "Decision saved.",
  linkEnded: "Link revoked. Its page is no longer available.",
  forgotten: "This person’s data is deleted.",
};
