import { createContext } from "react";

/** The CSP nonce for our own inline scripts on the server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
