import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { track } from "../../counting/track.ts";
import { hasNames } from "./has-names.ts";

/** Counts the first search on the page. Refining it does not count as a new one. */
export function useCountSearch(): void {
  const { search } = useLocation();
  const visit = useRef({ initialSearch: search, isCounted: false });
  useEffect(() => {
    const { initialSearch, isCounted } = visit.current;
    if (isCounted || search === initialSearch || !hasNames(new URLSearchParams(search))) return;
    visit.current.isCounted = true;
    track("tool", "name-search");
  }, [search]);
}
