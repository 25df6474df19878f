import { useEffect, useRef, useState } from "react";
import type { Brief } from "../engine/model/brief.ts";
import type { BusinessName } from "../engine/model/business-name.ts";
import { NAMES_PER_PAGE } from "./brief-codec.ts";
import { callEngine } from "./worker-client.ts";

interface Shown {
  /** Key of the brief the names were made for. */
  key: string;
  from: number;
  names: readonly BusinessName[];
  /** There are no more names for the brief. */
  isComplete: boolean;
}

/** The names of a brief that have been requested so far. */
export interface Names {
  names: readonly BusinessName[];
  isComplete: boolean;
  /** Names are loading. */
  isLoading: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface NamesRequest {
  brief: Brief | undefined;
  /** Changes if and only if the brief changes. */
  key: string;
  from: number;
  /** The names rendered by the server. */
  first: readonly BusinessName[];
}

/** Returns the names of the current brief; the previous ones stay while new ones are made. */
export function useNames({ brief, key, from, first }: NamesRequest): Names {
  const [shown, setShown] = useState<Shown>({
    key: first.length > 0 ? key : "",
    from,
    names: first,
    isComplete: first.length < NAMES_PER_PAGE,
  });
  /** Key of the brief that failed. */
  const [failedKey, setFailedKey] = useState<string>();
  const fetching = useRef(false);
  const [adding, setAdding] = useState(false);
  const isCurrent = shown.key === key;
  const failed = failedKey === key;

  useEffect(() => {
    if (!brief || isCurrent || failed) return;
    let outdated = false;
    const show = async () => {
      try {
        const names = await callEngine("names", { brief, from, count: NAMES_PER_PAGE });
        if (outdated) return;
        setShown({ key, from, names, isComplete: names.length < NAMES_PER_PAGE });
      } catch {
        if (!outdated) setFailedKey(key);
      }
    };
    void show();
    return () => {
      outdated = true;
    };
  }, [brief, key, from, isCurrent, failed]);

  const loadMore = () => {
    if (!brief || !isCurrent || shown.isComplete || fetching.current) return;
    fetching.current = true;
    setAdding(true);
    const add = async () => {
      try {
        const start = shown.from + shown.names.length;
        const names = await callEngine("names", { brief, from: start, count: NAMES_PER_PAGE });
        setFailedKey(undefined);
        setShown((before) =>
          before.key === shown.key && before.names.length === shown.names.length
            ? {
                ...before,
                names: [...before.names, ...names],
                isComplete: names.length < NAMES_PER_PAGE,
              }
            : before,
        );
      } catch {
        setFailedKey(shown.key);
      }
      fetching.current = false;
      setAdding(false);
    };
    void add();
  };

  return {
    names: brief ? shown.names : [],
    isComplete: shown.isComplete,
    isLoading: (brief !== undefined && !isCurrent && !failed) || adding,
    failed,
    loadMore,
    retry: () => {
      setFailedKey(undefined);
      loadMore();
    },
  };
}
