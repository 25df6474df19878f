import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClientAddress } from "./client-address.ts";

const PROXY = "10.0.0.1";

const from = (forwarded: string | undefined, trustProxy = 1, socket: string | undefined = PROXY) =>
  readClientAddress(
    new Request("http://x.test", {
      headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded },
    }),
    socket,
    { trustProxy },
  );

describe("clientAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["2001:DB8:0::7", "2001:db8::7"],
    ["2001:0db8:0000:0000:0000:0000:0000:0007", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["[2001:db8::7]:51234", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
  ])("spells %s as %s", (written, address) => {
    expect(from(written)).toBe(address);
    expect(from(undefined, 0, written.trim())).toBe(address);
  });

  it.each([
    "",
    "unknown",
    "_hidden",
    "<script>",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "a".repeat(90),
  ])("uses the socket's address if the proxy wrote %j", (junk) => {
    expect(from(junk)).toBe(PROXY);
    expect(from(`203.0.113.7, ${junk}`)).toBe(PROXY);
  });

  it("trusts the header for as many proxies as are ours, and no more", () => {
    expect(from("198.51.100.1", 0)).toBe(PROXY);
    expect(from("198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.7");
    expect(from("198.51.100.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(from("203.0.113.7", 2)).toBe("203.0.113.7");
  });

  it("returns one fixed word if the address is unknown", () => {
    expect(readClientAddress(new Request("http://x.test"), undefined, { trustProxy: 1 })).toBe(
      "unknown",
    );
  });

  it("returns only addresses in canonical spelling", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (written) => {
        const address = from(written.replaceAll(/[^\u0020-\u007e]/g, ""));
        expect(from(address)).toBe(address);
        expect(address).toMatch(/^[\da-f.:]+$/);
      }),
    );
  });
});
