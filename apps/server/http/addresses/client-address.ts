import { SocketAddress, isIP } from "node:net";
import type { Env } from "../../operations/env.ts";
import { forwardedValue } from "./forwarded-header.ts";

/**
 * The client's address: the one our outermost proxy saw, else the socket's. Forwarded headers count
 * only for the configured number of proxies: anyone can send them. Returns the canonical spelling,
 * so that one client does not count as several.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  { trustProxy }: Pick<Env, "trustProxy">,
): string {
  const forwarded = forwardedValue(request.headers.get("x-forwarded-for"), trustProxy);
  return canonicalAddress(forwarded) ?? canonicalAddress(socketAddress) ?? "unknown";
}

const BRACKETED = /^\[(?<address>[^\]]*)\](:\d{1,5})?$/;
const WITH_PORT = /^(?<address>[\d.]+):\d{1,5}$/;
const IPV4_IN_IPV6 = /^::ffff:(?<address>[\d.]+)$/;

/** An address without port and zone, as RFC 5952 spells it; undefined for anything else. */
function canonicalAddress(raw = ""): string | undefined {
  const trimmed = raw.trim();
  const withoutPort =
    (BRACKETED.exec(trimmed) ?? WITH_PORT.exec(trimmed))?.groups?.["address"] ?? trimmed;
  const [address = ""] = withoutPort.split("%");
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  const canonical = new SocketAddress({ address, family: "ipv6" }).address;
  return IPV4_IN_IPV6.exec(canonical)?.groups?.["address"] ?? canonical;
}
