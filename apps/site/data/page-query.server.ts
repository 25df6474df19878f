/** A query parameter that a page reads on the server. */
interface Parameter {
  /** Values with which the page is cached. */
  cached: ReadonlySet<string>;
  /** Whether the page accepts other values, with which it is not cached. */
  acceptsAny: boolean;
  /** Maximum characters; longer values are dropped. */
  maxLength: number;
}

/** What a page reads of its query; nothing else reaches it. */
export interface PageQuery {
  /** "any" if the page shows its query unchanged. */
  parameters: Readonly<Record<string, Parameter>> | "any";
  /** Set if some queries cost so much that each client may request only a few of them a minute. */
  costly?: {
    matches(query: URLSearchParams): boolean;
    /** What a client above the limit reads. */
    rejection: string;
  };
}

const MAX_LENGTH = 200;

/** Only these values, with each of which the page is cached. */
export const oneOf = (values: Iterable<string>): Parameter => ({
  cached: new Set(values),
  acceptsAny: false,
  maxLength: MAX_LENGTH,
});

/** Any text; the page is cached with the values in `cached`. */
export const anyText = ({ maxLength = MAX_LENGTH, cached = [] as string[] } = {}): Parameter => ({
  cached: new Set(cached),
  acceptsAny: true,
  maxLength,
});
