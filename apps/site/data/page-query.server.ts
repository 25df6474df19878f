/** A query parameter that a page reads on the server. */
interface Parameter {
  /** Values with which the page is cached. */
  cached: ReadonlySet<string>;
  /** Whether the page accepts other values, with which it is not cached. */
  acceptsAny: boolean;
  /** Maximum characters; longer values are dropped. */
  maxLength: number;
}

/** The parameters that a page reads; the server drops all others. */
export interface PageQuery {
  /** "any" if the page shows its query unchanged. */
  parameters: Readonly<Record<string, Parameter>> | "any";
  /** For queries so expensive that each client may request only a few of them a minute. */
  rateLimit?: {
    appliesTo(query: URLSearchParams): boolean;
    /** Shown to a client above the limit. */
    message: string;
  };
}

const MAX_LENGTH = 200;

/** Only these values; the page is cached with each of them. */
export const allowOneOf = (values: Iterable<string>): Parameter => ({
  cached: new Set(values),
  acceptsAny: false,
  maxLength: MAX_LENGTH,
});

/** Any text; the page is cached with the values in `cached`. */
export const allowAnyText = ({
  maxLength = MAX_LENGTH,
  cached = [] as string[],
} = {}): Parameter => ({
  cached: new Set(cached),
  acceptsAny: true,
  maxLength,
});
