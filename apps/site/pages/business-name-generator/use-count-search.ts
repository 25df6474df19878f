import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { track } from "../../counting/track.ts";
import { hasNames } from "./has-names.ts";

/** Counts the first search on the page. Refining it does not count as a new one. */
export function useCountSearch(): void {
  const { search } = useLocation();
  const last = useRef({ search, isCounted: false });
  useEffect(() => {
    const { search: previousSearch, isCounted } = last.current;
    if (isCounted || search === previousSearch || !hasNames(new URLSearchParams(search))) return;
    last.current.isCounted = true;
    track("tool", "name-search");
  }, [search]);
}
