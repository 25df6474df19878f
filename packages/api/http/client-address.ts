import type { Context } from "hono";

/**
 * Header in which the process passes on who called. It overwrites whatever came from outside
 * (apps/server/http/client-address.ts).
 */
export const CLIENT_ADDRESS = "x-client-address";

export const getClientAddress = (c: Context): string | undefined => c.req.header(CLIENT_ADDRESS);
