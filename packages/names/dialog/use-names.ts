import { useCallback, useEffect, useRef, useState } from "react";
import type { Brief } from "../engine/brief.ts";
import type { BusinessName } from "../engine/business-name.ts";
import { STEP } from "./brief-codec.ts";
import { callEngine } from "./worker-client.ts";

interface Shown {
  /** Of the brief they were made for: the address's query. */
  key: string;
  from: number;
  names: readonly BusinessName[];
  /** The brief gives no more. */
  isAll: boolean;
}

/** The names of a brief as far as the visitor has asked for them. */
export interface Names {
  names: readonly BusinessName[];
  isAll: boolean;
  /** On their way. */
  busy: boolean;
  failed: boolean;
  more: () => void;
  retry: () => void;
}

interface NamesRequest {
  brief: Brief | undefined;
  /** Changes with the brief, and only then. */
  key: string;
  from: number;
  /** Those that came with the page. */
  first: readonly BusinessName[];
}

/** Keeps the names of the brief there is; while the next ones are made the last ones stay. */
export function useNames({ brief, key, from, first }: NamesRequest): Names {
  const [shown, setShown] = useState<Shown>({
    key: first.length > 0 ? key : "",
    from,
    names: first,
    isAll: first.length < STEP,
  });
  /** The brief that failed. */
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
        const names = await callEngine("names", { brief, from, count: STEP });
        if (outdated) return;
        setShown({ key, from, names, isAll: names.length < STEP });
      } catch {
        if (!outdated) setFailedKey(key);
      }
    };
    void show();
    return () => {
      outdated = true;
    };
  }, [brief, key, from, isCurrent, failed]);

  const more = useCallback(() => {
    if (!brief || !isCurrent || shown.isAll || fetching.current) return;
    fetching.current = true;
    setAdding(true);
    const add = async () => {
      try {
        const start = shown.from + shown.names.length;
        const names = await callEngine("names", { brief, from: start, count: STEP });
        setFailedKey(undefined);
        setShown((before) =>
          before.key === shown.key && before.names.length === shown.names.length
            ? { ...before, names: [...before.names, ...names], isAll: names.length < STEP }
            : before,
        );
      } catch {
        setFailedKey(shown.key);
      }
      fetching.current = false;
      setAdding(false);
    };
    void add();
  }, [brief, isCurrent, shown]);

  return {
    names: brief ? shown.names : [],
    isAll: shown.isAll,
    busy: (brief !== undefined && !isCurrent && !failed) || adding,
    failed,
    more,
    retry: () => {
      setFailedKey(undefined);
      more();
    },
  };
}
