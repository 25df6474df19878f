/**
 * How a visit began: stored for the session and sent with a lead. The browser supplies every field,
 * so the server validates them again (packages/contract/contact-message.ts).
 */
export interface Attribution {
  /** Path and query of the first page. */
  landingPath: string;
  /** The referrer as reported by the browser; empty if none. */
  referrer: string;
  utm: Record<string, string>;
}

const KEY = "visit";

/** Records how the visit began, once per session. Does nothing if the browser blocks storage. */
export function recordAttribution(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) {
      sessionStorage.setItem(KEY, JSON.stringify(describeCurrentPage()));
    }
  } catch {
    // A lead is also sent without its attribution.
  }
}

/** Returns how the visit began; falls back to this page if unknown. */
export function readAttribution(): Attribution {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Attribution | null) ??
      describeCurrentPage()
    );
  } catch {
    return describeCurrentPage();
  }
}

/** Describes this page as the start of a visit. */
export function describeCurrentPage(): Attribution {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_"));
  return {
    landingPath: location.pathname + location.search,
    referrer: document.referrer,
    utm: Object.fromEntries(utm),
  };
}
