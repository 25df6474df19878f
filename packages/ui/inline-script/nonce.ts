import { createContext } from "react";

/** The nonce for inline scripts of our own, on the server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
