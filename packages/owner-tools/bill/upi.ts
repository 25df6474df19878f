import type { Paise } from "@angadi/formats/rupees";

const UPI_ID = /^[\w.-]{2,60}@[A-Za-z][A-Za-z\d]{1,30}$/;
/** Maximum length of a note and of a name, in characters; apps truncate longer ones. */
const MAX_LENGTH = 50;

export const isUpiId = (text: string): boolean => UPI_ID.test(text.trim());

interface Payment {
  upiId: string;
  payee: string;
  amount: Paise;
  note: string;
}

/**
 * The UPI link for a QR code: payee, amount with two decimals, and note. It has no merchant
 * reference, which would make apps look for a registered merchant.
 */
export function buildUpiLink({ upiId, payee, amount, note }: Payment): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const params = [
    // Not encoded, because some apps cannot read %40.
    `pa=${upiId.trim()}`,
    `pn=${encodeURIComponent(sanitizeText(payee))}`,
    `am=${rupees}`,
    "cu=INR",
    `tn=${encodeURIComponent(sanitizeText(note))}`,
  ];
  return `upi://pay?${params.join("&")}`;
}

/** Keeps only letters, digits, spaces, dots and hyphens; some apps reject other characters. */
const sanitizeText = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .replaceAll(/['’]/g, "")
      .replaceAll(/[^\p{L}\p{M}\p{N} .-]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
    .slice(0, MAX_LENGTH)
    .join("");
