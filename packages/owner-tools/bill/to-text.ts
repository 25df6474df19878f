import { formatPaise } from "@angadi/formats/rupees";
import { paperCopy as copy } from "./copy.ts";
import { formatDay } from "@angadi/formats/format-date";
import type { Bill } from "./compute-bill.ts";

export function formatBillText({ draft, kind, sums }: Bill): string {
  const lines = [
    `${copy.titles[kind]} ${draft.number}, ${formatDay(draft.date)}`,
    draft.seller.name,
    `${copy.total}: ${formatPaise(sums.total)}`,
    draft.due && `${copy.due}: ${formatDay(draft.due)}`,
    draft.upi && `UPI: ${draft.upi.trim()}`,
    draft.account && `${copy.bank}: ${draft.account.trim()}, ${copy.ifsc} ${draft.ifsc.trim()}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** Converts a phone number for `wa.me`; ten digits are an Indian one. If empty, WhatsApp asks for a contact. */
export function toDialNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length === 10 ? `91${digits}` : digits.slice(0, 15);
}

/** Returns a file name without its extension and without characters that file systems reject. */
export const toFileTitle = ({ draft, kind }: Bill): string =>
  [copy.titles[kind], draft.number.replaceAll("/", "-"), draft.buyer.name]
    .filter((part) => part.trim() !== "")
    .join(" ")
    .replaceAll(/[\\/:*?"<>|]/g, " ")
    .replaceAll(/\s+/g, " ");
