/** A partner's totals of one day in India. */
export interface PartnerDay {
  /** `2026-11-23` */
  day: string;
  /** Pages opened from elsewhere by browsers that hold the partner's id (docs/partners.md). */
  visits: number;
  /** Links and forms followed to the app. */
  handOffs: number;
  messages: number;
  applications: number;
}

/** What a partner sees of their own link. */
export interface PartnerNumbers {
  /** As his link carries it. */
  partnerId: string;
  /** The last 90 days, oldest first, each of them. */
  days: readonly PartnerDay[];
  /** When the totals of any partner were last written (ISO 8601, UTC); undefined if never. */
  writtenAt: string | undefined;
}

/** Finds what a private link shows; undefined if it is none, or has ended. */
export type FindPartnerNumbers = (token: string) => Promise<PartnerNumbers | undefined>;

/** What a private link ends in: 160 bits, in small letters, since addresses are written so. */
export const PARTNER_TOKEN = /^[0-9a-f]{40}$/;

const NUMBERS = "/affiliate/numbers";

/** Address of a partner's private page. */
export const partnerNumbersPath = (token: string): string => `${NUMBERS}/${token}`;

const PRIVATE = /^\/+affiliate\/+numbers\/+./i;

/** Whether a path, however it is written, may hold somebody's private link. */
export function isPrivatePath(path: string): boolean {
  if (!path.includes("%")) return PRIVATE.test(path);
  try {
    return PRIVATE.test(decodeURIComponent(path));
  } catch {
    return PRIVATE.test(path);
  }
}

/** A path as it may be written down: of a private link only that it was one. */
export const withoutToken = (path: string): string => (isPrivatePath(path) ? `${NUMBERS}/…` : path);
