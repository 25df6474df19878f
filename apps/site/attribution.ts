/**
 * Where a visit began: kept for the session, and sent along with a lead. Everything in it is what
 * the browser says; the server checks it again (packages/contract/contact-message.ts).
 */
export interface Attribution {
  /** Path and query of the first page. */
  landingPath: string;
  /** The page before that, as the browser gives it; empty if it gives none. */
  referrer: string;
  utm: Record<string, string>;
}

const KEY = "visit";

/** Notes where the visit began, once a session. A browser that refuses storage forgets it. */
export function recordAttribution(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) {
      sessionStorage.setItem(KEY, JSON.stringify(thisPage()));
    }
  } catch {
    // A lead without its context is still a lead.
  }
}

/** Where the visit began, or this page where that is not known. */
export function visit(): Attribution {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Attribution | null) ?? thisPage();
  } catch {
    return thisPage();
  }
}

/** This page, as the first of a visit. */
export function thisPage(): Attribution {
  const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_"));
  return {
    landingPath: location.pathname + location.search,
    referrer: document.referrer,
    utm: Object.fromEntries(utm),
  };
}
