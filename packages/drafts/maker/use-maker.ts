import { useEffect, useState } from "react";
import type { BoardField, Maker } from "./maker.tsx";

interface Code {
  Maker: typeof Maker;
  BoardField: typeof BoardField;
}

interface LateMaker {
  maker: Code | undefined;
  /** Its code could not be fetched. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the preview's code once `isRequested` is true. */
export function useMaker(isRequested: boolean): LateMaker {
  const [maker, setMaker] = useState<Code>();
  const [tries, setTries] = useState(0);
  const [lostAt, setLostAt] = useState<number>();
  useEffect(() => {
    if (!isRequested || maker) return;
    import("./maker.tsx").then(setMaker, () => setLostAt(tries));
  }, [isRequested, maker, tries]);
  return { maker, hasFailed: lostAt === tries, retry: () => setTries(tries + 1) };
}
