import type { Paise } from "@angadi/ui/money/rupees";

const UPI_ID = /^[\w.-]{2,60}@[A-Za-z][A-Za-z\d]{1,30}$/;
/** Characters of a note and of a name; apps cut longer ones. */
const MAX_NOTE = 50;

export const isUpiId = (text: string): boolean => UPI_ID.test(text.trim());

interface Payment {
  upiId: string;
  payee: string;
  amount: Paise;
  note: string;
}

/**
 * What a UPI QR holds, as apps read it: who, how much with both decimals, what for. Without
 * merchant's references, which would make apps look for a registered merchant.
 */
export function upiLink({ upiId, payee, amount, note }: Payment): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const parts = [
    // As it is: some apps do not read %40.
    `pa=${upiId.trim()}`,
    `pn=${encodeURIComponent(plain(payee))}`,
    `am=${rupees}`,
    "cu=INR",
    `tn=${encodeURIComponent(plain(note))}`,
  ];
  return `upi://pay?${parts.join("&")}`;
}

/** Letters, digits, spaces, points and hyphens: other signs are refused by some apps. */
const plain = (text: string): string =>
  Array.from(
    text
      .toWellFormed()
      .replaceAll(/['’]/g, "")
      .replaceAll(/[^\p{L}\p{M}\p{N} .-]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
    .slice(0, MAX_NOTE)
    .join("");
