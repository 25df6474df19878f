import { createContext } from "react";

/** An element outside the tool where the page also shows the result; null if there is none. */
export const ResultPlace = createContext<HTMLElement | null>(null);
