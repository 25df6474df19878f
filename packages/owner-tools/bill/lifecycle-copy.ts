import type { BillDraft } from "./draft.ts";
import { formatDay } from "@angadi/formats/format-date";

export const issuingCopy = {
  draft:
    "A draft has no number for good. Printing, sharing or copying a bill issues it: it then keeps its number.",
  issued: "This bill is issued. It keeps its number; to take it back, cancel it under Your bills.",
  edited: "This bill is issued. Your changes are not saved yet.",
  numberHint: "Given when you issue the bill",
  unfinished: (customer: string) => `Your last bill, for ${customer}, is still a draft.`,
  unnamed: "a customer without a name",
  resume: "Continue it",
} as const;

/** What the last action did. */
export const statusCopy = {
  saved: "The draft is saved, without a number.",
  issued: (number: string) => `Bill ${number} is issued.`,
  changed: (number: string) => `The changes to bill ${number} are saved.`,
  duplicate: ({ number, date, buyer }: BillDraft) =>
    `Number ${number} is already on the bill of ${formatDay(date)} to ${buyer.name || "a cash customer"}. Nothing was issued.`,
  failures: {
    duplicate: (number: string) => `Another bill has number ${number}. Nothing was issued.`,
    "identity-changed": (number: string) =>
      `Not saved as ${number}: an issued bill keeps its number, its financial year and your GSTIN. Cancel it and copy it instead.`,
    conflict: (number: string) =>
      `Bill ${number} was changed in another tab. Open it again under Your bills.`,
    cancelled: (number: string) => `Bill ${number} is cancelled. Copy it to bill again.`,
  },
  newBill: "A new bill is open.",
  opened: (number: string) => `Bill ${number} is open.`,
  openedDraft: "The draft is open.",
  copied: (number: string) => `A copy of bill ${number} is open, as a draft.`,
  copiedDraft: "A copy of the draft is open.",
  deleted: "The draft is deleted.",
  cancelled: (number: string) => `Bill ${number} is cancelled. Its number stays used.`,
  undone: "Undone.",
  imported: (count: number) =>
    count === 1 ? "One bill was added or updated." : `${count} bills were added or updated.`,
  rejected: (numbers: string) =>
    `Left out, because other bills here have their numbers: ${numbers}.`,
  notImported:
    "This browser has no room, or does not allow saving, so nothing was changed. Allow it for this site, then try again.",
  invalidFile:
    "This is not a file of bills that this page saved, so nothing was changed. Choose another file.",
} as const;

export const listCopy = {
  heading: "Your bills",
  text: "They are saved in this browser only. Clearing its data deletes them, and Safari on iPhones and iPads deletes them after seven days without a visit. The law asks you to keep bills for 72 months.",
  empty: "No bills yet. Fill in the bill above and press Issue bill.",
  columns: { number: "No.", date: "Date", customer: "Customer", total: "Total", paid: "Paid" },
  paid: "Paid",
  open: "Open",
  copy: "Copy",
  remove: "Delete",
  cancel: "Cancel",
  draft: "Draft",
  cancelled: "Cancelled",
  unpaid: "not paid",
  totalUnpaid: (amount: string) => `Not paid yet: ${amount}`,
  files: "Files: backup, CSV, import",
  backUp: "Download a backup",
  backUpNow: "Keep a backup outside this browser, now and every month.",
  lastBackup: (day: string) => `Last asked for on ${day}`,
  import: "Import a backup",
  csvLines: "CSV by line",
  csvRates: "CSV by tax rate",
  csvNote:
    "For your accountant: issued bills, without drafts; cancelled ones at zero. The file by tax rate says which table of GSTR-1 each row belongs to.",
  showMore: (count: number) => `Show ${count} more`,
} as const;
