import { useEffect, useState } from "react";
import type { BoardField, Maker } from "./maker.tsx";

interface Code {
  Maker: typeof Maker;
  BoardField: typeof BoardField;
}

interface LateMaker {
  maker: Code | undefined;
  /** Its code could not be fetched. */
  lost: boolean;
  retry: () => void;
}

/** Loads the preview's code once `asked` is true. */
export function useMaker(asked: boolean): LateMaker {
  const [maker, setMaker] = useState<Code>();
  const [tries, setTries] = useState(0);
  const [lostAt, setLostAt] = useState<number>();
  useEffect(() => {
    if (!asked || maker) return;
    import("./maker.tsx").then(setMaker, () => setLostAt(tries));
  }, [asked, maker, tries]);
  return { maker, lost: lostAt === tries, retry: () => setTries(tries + 1) };
}
