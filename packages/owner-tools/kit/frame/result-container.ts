import { createContext } from "react";

/** An element outside the tool where the page also shows the result, or null if none exists. */
export const ResultContainerContext = createContext<HTMLElement | null>(null);
