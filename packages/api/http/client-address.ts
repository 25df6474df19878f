import type { Context } from "hono";

/**
 * Header in which the process forwards the client's address. It overwrites any value from outside
 * (apps/server/http/addresses/client-address.ts).
 */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

export const getClientAddress = (c: Context): string | undefined =>
  c.req.header(CLIENT_ADDRESS_HEADER);
