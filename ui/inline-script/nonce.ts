import { createContext } from "react";

/** The nonce for inline scripts of our own, while the server streams a page; else undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
