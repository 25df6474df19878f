import { SocketAddress, isIP } from "node:net";
import type { Env } from "../../operations/env.ts";
import { readForwardedValue } from "./forwarded-header.ts";

/**
 * The client's address in canonical form: the one our outermost proxy saw, else the socket's. Of the
 * forwarded headers, only those of the configured number of proxies count: clients may send more.
 */
export function readClientAddress(
  request: Request,
  socketAddress: string | undefined,
  { trustProxy }: Pick<Env, "trustProxy">,
): string {
  const forwardedAddress = readForwardedValue(request.headers.get("x-forwarded-for"), trustProxy);
  return canonicalizeAddress(forwardedAddress) ?? canonicalizeAddress(socketAddress) ?? "unknown";
}

const BRACKETED_ADDRESS = /^\[(?<address>[^\]]*)\](:\d{1,5})?$/;
const ADDRESS_WITH_PORT = /^(?<address>[\d.]+):\d{1,5}$/;
const IPV4_IN_IPV6 = /^::ffff:(?<address>[\d.]+)$/;

/** An address without port and zone, in the form of RFC 5952; undefined if it is invalid. */
function canonicalizeAddress(raw = ""): string | undefined {
  const text = raw.trim();
  const withoutPort =
    (BRACKETED_ADDRESS.exec(text) ?? ADDRESS_WITH_PORT.exec(text))?.groups?.["address"] ?? text;
  const [address = ""] = withoutPort.split("%");
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  const canonical = new SocketAddress({ address, family: "ipv6" }).address;
  return IPV4_IN_IPV6.exec(canonical)?.groups?.["address"] ?? canonical;
}
