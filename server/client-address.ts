import type { Env } from "./env.ts";

/**
 * Who called: the address our outermost proxy saw, else the socket's. Forwarded headers count only
 * for the configured number of proxies: anyone can send them.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  { trustProxy }: Pick<Env, "trustProxy">,
): string {
  const forwarded = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const seen = trustProxy > 0 ? (forwarded.at(-trustProxy) ?? forwarded[0]) : undefined;
  return (seen ?? socketAddress ?? "unknown").slice(0, 100);
}
