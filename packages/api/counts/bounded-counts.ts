import { OTHER_PARTNERS } from "@angadi/contract/partner-id";

/** What is counted, and the rows a day that it may take: 5,000 in all, whatever comes. */
export const ROWS_A_DAY = {
  /** A page was shown. */
  view: 150,
  /** A post or guide was shown; `detail` is the end of its address. Only such as there are. */
  read: 300,
  /** The first page of a visit: its reader came from elsewhere. */
  visit: 1700,
  /** Somebody went on to the app; `detail` says by what. */
  "hand-off": 1000,
  /** A message or an application was taken; `detail` says which, `page` where the visit began. */
  lead: 500,
  /** A tool was used; `detail` says for what. */
  tool: 150,
  /** Somebody met a page that is not there; `detail` is its path. */
  missing: 300,
  /** How fast a page was; `detail` is the figure's name and the upper end of its range. */
  vital: 900,
} as const;

/** Of these rows, those that are kept for partners: `partnerKey`. */
const PARTNER_ROWS: Partial<Record<CountKind, number>> = { visit: 300, "hand-off": 300, lead: 200 };

export type CountKind = keyof typeof ROWS_A_DAY;

/** What a total is of. A part is empty if it is not known, or the kind has none. */
export interface CountKey {
  kind: CountKind;
  page: string;
  detail: string;
  source: string;
  medium: string;
  campaign: string;
  referrer: string;
  partner: string;
}

export interface Count extends CountKey {
  count: number;
}

/** In place of what is not told apart. */
export const OTHER = OTHER_PARTNERS;

/** The last of the rows that are not partners' are for totals that still have their page. */
const RESERVE = 100;

/** Everything but the kind. */
const PARTS = ["page", "detail", "source", "medium", "campaign", "referrer", "partner"] as const;

/** A key as one text; no part holds a line break. */
export const toCountId = (key: CountKey): string =>
  [key.kind, ...PARTS.map((part) => key[part])].join("\n");

export function countKey(kind: CountKind, parts: Partial<Omit<CountKey, "kind">> = {}): CountKey {
  return {
    kind,
    page: "",
    detail: "",
    source: "",
    medium: "",
    campaign: "",
    referrer: "",
    partner: "",
    ...parts,
  };
}

const fold = (part: string) => part && OTHER;

const hasPartner = ({ partner }: CountKey) => partner !== "" && partner !== OTHER;

/** A partner's own total: one of a kind, and one for each kind of lead, as his private page tells them. */
const partnerKey = ({ kind, detail, partner }: CountKey): CountKey =>
  countKey(kind, { page: OTHER, detail: kind === "lead" ? detail : OTHER, partner });

const isPartnerKey = (key: CountKey) =>
  hasPartner(key) && toCountId(key) === toCountId(partnerKey(key));

/**
 * The total of which a key becomes a part where there is no room: a partner's stays the partner's, of
 * others kind, page and detail stay.
 */
export const foldedKey = (key: CountKey): CountKey =>
  hasPartner(key) ? partnerKey(key) : withoutOrigin(key);

function withoutOrigin(key: CountKey): CountKey {
  const { kind, page } = key;
  return {
    kind,
    page,
    detail: kind === "missing" || kind === "read" ? fold(key.detail) : key.detail,
    source: fold(key.source),
    medium: fold(key.medium),
    campaign: fold(key.campaign),
    referrer: fold(key.referrer),
    partner: fold(key.partner),
  };
}

/** Counts of one day that never take more rows than `ROWS_A_DAY`. */
export class BoundedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #existing = new Set<string>();
  readonly #taken = new Map<CountKind, number>();
  readonly #takenByPartners = new Map<CountKind, number>();

  /** `existing` are the rows of that day that there are elsewhere. */
  constructor(existing: Iterable<CountKey> = []) {
    for (const key of existing) {
      this.#existing.add(toCountId(key));
      this.#take(key);
    }
  }

  has(key: CountKey): boolean {
    const id = toCountId(key);
    return this.#existing.has(id) || this.#counts.has(id);
  }

  add(key: CountKey, count = 1): void {
    const last = countKey(key.kind, { page: OTHER, detail: OTHER });
    const candidates = [key, ...(hasPartner(key) ? [partnerKey(key)] : []), withoutOrigin(key)];
    const fits = candidates.find((one, index) => this.has(one) || this.#hasRoom(one, index > 0));
    this.#addTo(fits ?? last, count);
  }

  #hasRoom(key: CountKey, isFolded: boolean): boolean {
    const { kind } = key;
    const forPartners = PARTNER_ROWS[kind] ?? 0;
    if (isPartnerKey(key)) return (this.#takenByPartners.get(kind) ?? 0) < forPartners;
    const left = ROWS_A_DAY[kind] - forPartners - (this.#taken.get(kind) ?? 0);
    return left > (isFolded ? 1 : RESERVE);
  }

  #addTo(key: CountKey, count: number): void {
    const id = toCountId(key);
    if (!this.has(key)) this.#take(key);
    const before = this.#counts.get(id)?.count ?? 0;
    this.#counts.set(id, { ...key, count: before + count });
  }

  #take(key: CountKey): void {
    const taken = isPartnerKey(key) ? this.#takenByPartners : this.#taken;
    taken.set(key.kind, (taken.get(key.kind) ?? 0) + 1);
  }

  /** What was added. */
  counts(): Count[] {
    return [...this.#counts.values()];
  }

  /** All rows, those that there are elsewhere included, as texts (`toCountId`). */
  ids(): Set<string> {
    return new Set([...this.#existing, ...this.#counts.keys()]);
  }
}
