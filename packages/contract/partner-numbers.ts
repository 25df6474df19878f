/** A partner's totals of one day in India. */
export interface PartnerDay {
  /** `2026-11-23` */
  day: string;
  /** Pages opened from elsewhere by browsers that store the partner's id (docs/partners.md). */
  visits: number;
  /** Times that a link or form led to the app. */
  handOffs: number;
  messages: number;
  applications: number;
}

/** What a partner sees of their own link. */
export interface PartnerNumbers {
  /** The id in the partner's link. */
  partnerId: string;
  /** Each of the last 90 days, oldest first. */
  days: readonly PartnerDay[];
  /** When the totals of any partner were last written (ISO 8601, UTC); undefined if never. */
  writtenAt: string | undefined;
}

/** Finds the numbers of a private link; undefined if the link is unknown or revoked. */
export type FindPartnerNumbers = (token: string) => Promise<PartnerNumbers | undefined>;

/** The last segment of a private link: 160 bits in lower-case hexadecimal digits. */
export const PARTNER_TOKEN = /^[0-9a-f]{40}$/;

const NUMBERS_PATH = "/affiliate/numbers";

/** Returns the path of a partner's private page. */
export const toPartnerNumbersPath = (token: string): string => `${NUMBERS_PATH}/${token}`;

const PRIVATE_PATH = /^\/+affiliate\/+numbers\/+./i;

/** Whether a path, however it is spelled, may contain a private link. */
export function isPrivatePath(path: string): boolean {
  if (!path.includes("%")) return PRIVATE_PATH.test(path);
  try {
    return PRIVATE_PATH.test(decodeURIComponent(path));
  } catch {
    return PRIVATE_PATH.test(path);
  }
}

/** Returns a path that is safe to log: without the token of a private link. */
export const redactToken = (path: string): string =>
  isPrivatePath(path) ? `${NUMBERS_PATH}/…` : path;
