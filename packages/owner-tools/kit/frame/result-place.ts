import { createContext } from "react";

/** Where a page shows a tool's result as well, away from the tool; null if it has no such place. */
export const ResultPlace = createContext<HTMLElement | null>(null);
