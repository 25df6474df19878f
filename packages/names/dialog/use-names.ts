import { useEffect, useRef, useState } from "react";
import type { Brief } from "../engine/model/brief.ts";
import type { BusinessName } from "../engine/model/business-name.ts";
import { NAMES_PER_PAGE } from "./brief-codec.ts";
import { callEngine } from "./worker-client.ts";

interface ShownNames {
  /** Key of the brief the names were made for. */
  key: string;
  offset: number;
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
  hasFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface NamesRequest {
  brief: Brief | undefined;
  /** Changes if and only if the brief changes. */
  key: string;
  offset: number;
  /** The names rendered by the server. */
  serverNames: readonly BusinessName[];
}

/** Returns the names of the current brief; the previous ones stay while new ones are made. */
export function useNames({ brief, key, offset, serverNames }: NamesRequest): Names {
  const [shown, setShown] = useState<ShownNames>({
    key: serverNames.length > 0 ? key : "",
    offset,
    names: serverNames,
    isComplete: serverNames.length < NAMES_PER_PAGE,
  });
  /** Key of the brief that failed. */
  const [failedKey, setFailedKey] = useState<string>();
  const isFetching = useRef(false);
  const [isAdding, setIsAdding] = useState(false);
  const isCurrent = shown.key === key;
  const hasFailed = failedKey === key;

  useEffect(() => {
    if (!brief || isCurrent || hasFailed) return;
    let isOutdated = false;
    const replaceNames = async () => {
      try {
        const names = await callEngine("names", { brief, offset, count: NAMES_PER_PAGE });
        if (isOutdated) return;
        setShown({ key, offset, names, isComplete: names.length < NAMES_PER_PAGE });
      } catch {
        if (!isOutdated) setFailedKey(key);
      }
    };
    void replaceNames();
    return () => {
      isOutdated = true;
    };
  }, [brief, key, offset, isCurrent, hasFailed]);

  const loadMore = () => {
    if (!brief || !isCurrent || shown.isComplete || isFetching.current) return;
    isFetching.current = true;
    setIsAdding(true);
    const addNames = async () => {
      try {
        const nextOffset = shown.offset + shown.names.length;
        const names = await callEngine("names", {
          brief,
          offset: nextOffset,
          count: NAMES_PER_PAGE,
        });
        setFailedKey(undefined);
        setShown((previous) =>
          previous.key === shown.key && previous.names.length === shown.names.length
            ? {
                ...previous,
                names: [...previous.names, ...names],
                isComplete: names.length < NAMES_PER_PAGE,
              }
            : previous,
        );
      } catch {
        setFailedKey(shown.key);
      }
      isFetching.current = false;
      setIsAdding(false);
    };
    void addNames();
  };

  return {
    names: brief ? shown.names : [],
    isComplete: shown.isComplete,
    isLoading: (brief !== undefined && !isCurrent && !hasFailed) || isAdding,
    hasFailed,
    loadMore,
    retry: () => {
      setFailedKey(undefined);
      loadMore();
    },
  };
}
