import { createContext } from "react";

/** An element outside the tool where the page also shows the result; null if there is none. */
export const ResultContainerContext = createContext<HTMLElement | null>(null);
