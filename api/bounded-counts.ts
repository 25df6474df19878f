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

export type CountKind = keyof typeof ROWS_A_DAY;

/** What a total is of. A part is empty where it is not known, or the kind has none. */
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
export const OTHER = "other";

/** The last rows of a kind are for totals that still have their page. */
const RESERVE = 100;

/** Everything but the kind. */
const PARTS = ["page", "detail", "source", "medium", "campaign", "referrer", "partner"] as const;

/** A key as one text; no part holds a line break. */
export const idOf = (key: CountKey): string =>
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

/** The total of which a key becomes a part where there is no room: only kind, page and detail stay. */
export function foldedKey(key: CountKey): CountKey {
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

  /** `existing` are the rows of that day that there are elsewhere. */
  constructor(existing: Iterable<CountKey> = []) {
    for (const key of existing) {
      this.#existing.add(idOf(key));
      this.#take(key.kind);
    }
  }

  has(key: CountKey): boolean {
    const id = idOf(key);
    return this.#existing.has(id) || this.#counts.has(id);
  }

  add(key: CountKey, count = 1): void {
    const { kind } = key;
    const taken = this.#taken.get(kind) ?? 0;
    const folded = foldedKey(key);
    if (this.has(key) || taken < ROWS_A_DAY[kind] - RESERVE) this.#addTo(key, count);
    else if (this.has(folded) || taken < ROWS_A_DAY[kind] - 1) this.#addTo(folded, count);
    else this.#addTo(countKey(kind, { page: OTHER, detail: OTHER }), count);
  }

  #addTo(key: CountKey, count: number): void {
    const id = idOf(key);
    if (!this.has(key)) this.#take(key.kind);
    const before = this.#counts.get(id)?.count ?? 0;
    this.#counts.set(id, { ...key, count: before + count });
  }

  #take(kind: CountKind): void {
    this.#taken.set(kind, (this.#taken.get(kind) ?? 0) + 1);
  }

  /** What was added. */
  counts(): Count[] {
    return [...this.#counts.values()];
  }

  /** All rows, those that there are elsewhere included, as texts (`idOf`). */
  ids(): Set<string> {
    return new Set([...this.#existing, ...this.#counts.keys()]);
  }
}
