const PARAMETERS = ["about", "words", "person", "place", "shortlist"];

/** Whether the page shows names: generated for the brief in its query, or of a shortlist. */
export const hasNames = (query: URLSearchParams): boolean =>
  PARAMETERS.some((name) => query.get(name));
