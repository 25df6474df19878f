import { OTHER_PARTNERS } from "@angadi/contract/partner-id";

/** The kinds of counts, and their maximum rows a day: 5,000 in all. */
export const MAX_ROWS_PER_DAY = {
  /** A page was shown. */
  view: 150,
  /** An existing post or guide was shown; `detail` is the last segment of its path. */
  read: 300,
  /** The first page of a visit: the visitor came from another site. */
  visit: 1700,
  /** A visitor went on to the app; `detail` names the link. */
  "hand-off": 1000,
  /** A message or application was received; `detail` says which, `page` where the visit began. */
  lead: 500,
  /** A tool was used; `detail` says for what. */
  tool: 150,
  /** A missing page was requested; `detail` is its path. */
  missing: 300,
  /** How fast a page was; `detail` is the metric's name and the upper end of its range. */
  vital: 900,
} as const;

/** The rows of each kind that are reserved for partners (`toPartnerKey`). */
const PARTNER_ROWS: Partial<Record<CountKind, number>> = {
  visit: 300,
  "hand-off": 300,
  lead: 200,
};

export type CountKind = keyof typeof MAX_ROWS_PER_DAY;

export interface Count extends CountKey {
  count: number;
}

/** Replaces values that are not counted separately. */
export const OTHER = OTHER_PARTNERS;

/** The last rows of a kind, besides those for partners, that only folded keys may use. */
const RESERVED_FOLDED_ROWS = 100;

const KEY_PARTS = [
  "page",
  "detail",
  "source",
  "medium",
  "campaign",
  "referrer",
  "partner",
] as const;

type KeyParts = Record<(typeof KEY_PARTS)[number], string>;

/** What a total counts. A part is empty if it is unknown, or the kind has none. */
export interface CountKey extends KeyParts {
  kind: CountKind;
}

/** A key as one string; no part contains a line break. */
export const toCountId = (key: CountKey): string =>
  [key.kind, ...KEY_PARTS.map((part) => key[part])].join("\n");

const EMPTY_PARTS = Object.fromEntries(KEY_PARTS.map((part) => [part, ""])) as KeyParts;

export const createCountKey = (kind: CountKind, parts: Partial<KeyParts> = {}): CountKey => ({
  kind,
  ...EMPTY_PARTS,
  ...parts,
});

const toOther = (part: string) => part && OTHER;

const hasPartner = ({ partner }: CountKey) => partner !== "" && partner !== OTHER;

/** The key of a partner's own total: one per kind, and one per kind of lead. */
const toPartnerKey = ({ kind, detail, partner }: CountKey): CountKey =>
  createCountKey(kind, { page: OTHER, detail: kind === "lead" ? detail : OTHER, partner });

const isPartnerKey = (key: CountKey) =>
  hasPartner(key) && toCountId(key) === toCountId(toPartnerKey(key));

/**
 * The total that a key is added to if no rows are left: a partner's counts stay the partner's;
 * other counts keep their kind, page and detail.
 */
export const toFoldedKey = (key: CountKey): CountKey =>
  hasPartner(key) ? toPartnerKey(key) : removeOrigin(key);

function removeOrigin(key: CountKey): CountKey {
  const { kind, page } = key;
  return {
    kind,
    page,
    detail: kind === "missing" || kind === "read" ? toOther(key.detail) : key.detail,
    source: toOther(key.source),
    medium: toOther(key.medium),
    campaign: toOther(key.campaign),
    referrer: toOther(key.referrer),
    partner: toOther(key.partner),
  };
}

/** Counts of one day that never use more rows than `MAX_ROWS_PER_DAY`. */
export class BoundedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #storedIds = new Set<string>();
  readonly #usedRows = new Map<CountKind, number>();
  readonly #usedPartnerRows = new Map<CountKind, number>();

  /** `storedKeys` are the keys of that day's stored rows. */
  constructor(storedKeys: Iterable<CountKey> = []) {
    for (const key of storedKeys) {
      this.#storedIds.add(toCountId(key));
      this.#countRow(key);
    }
  }

  has(key: CountKey): boolean {
    const id = toCountId(key);
    return this.#storedIds.has(id) || this.#counts.has(id);
  }

  add(key: CountKey, count = 1): void {
    const overflowKey = createCountKey(key.kind, { page: OTHER, detail: OTHER });
    const candidates = [key, ...(hasPartner(key) ? [toPartnerKey(key)] : []), removeOrigin(key)];
    const match = candidates.find(
      (candidate, index) => this.has(candidate) || this.#hasCapacity(candidate, index > 0),
    );
    this.#increment(match ?? overflowKey, count);
  }

  #hasCapacity(key: CountKey, isFolded: boolean): boolean {
    const { kind } = key;
    const reserved = PARTNER_ROWS[kind] ?? 0;
    if (isPartnerKey(key)) return (this.#usedPartnerRows.get(kind) ?? 0) < reserved;
    const remaining = MAX_ROWS_PER_DAY[kind] - reserved - (this.#usedRows.get(kind) ?? 0);
    return remaining > (isFolded ? 1 : RESERVED_FOLDED_ROWS);
  }

  #increment(key: CountKey, count: number): void {
    const id = toCountId(key);
    if (!this.has(key)) this.#countRow(key);
    const previous = this.#counts.get(id)?.count ?? 0;
    this.#counts.set(id, { ...key, count: previous + count });
  }

  #countRow(key: CountKey): void {
    const usedRows = isPartnerKey(key) ? this.#usedPartnerRows : this.#usedRows;
    usedRows.set(key.kind, (usedRows.get(key.kind) ?? 0) + 1);
  }

  /** The counts that were added. */
  listCounts(): Count[] {
    return [...this.#counts.values()];
  }

  /** The ids (`toCountId`) of all rows, including those already stored. */
  listIds(): Set<string> {
    return new Set([...this.#storedIds, ...this.#counts.keys()]);
  }
}
