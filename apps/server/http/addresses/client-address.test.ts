import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClientAddress } from "./client-address.ts";

const PROXY = "10.0.0.1";

const readAddress = (
  forwarded: string | undefined,
  trustProxy = 1,
  socket: string | undefined = PROXY,
) =>
  readClientAddress(
    new Request("http://x.test", {
      headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded },
    }),
    socket,
    { trustProxy },
  );

describe("readClientAddress", () => {
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
  ])("changes %s to %s", (input, address) => {
    expect(readAddress(input)).toBe(address);
    expect(readAddress(undefined, 0, input.trim())).toBe(address);
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
  ])("uses the socket's address if the proxy wrote %j", (invalid) => {
    expect(readAddress(invalid)).toBe(PROXY);
    expect(readAddress(`203.0.113.7, ${invalid}`)).toBe(PROXY);
  });

  it("trusts the header for as many proxies as are ours, and no more", () => {
    expect(readAddress("198.51.100.1", 0)).toBe(PROXY);
    expect(readAddress("198.51.100.1, 203.0.113.7", 1)).toBe("203.0.113.7");
    expect(readAddress("198.51.100.1, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
    expect(readAddress("203.0.113.7", 2)).toBe("203.0.113.7");
  });

  it('returns "unknown" if there is no address', () => {
    expect(readClientAddress(new Request("http://x.test"), undefined, { trustProxy: 1 })).toBe(
      "unknown",
    );
  });

  it("returns only addresses in canonical spelling", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (input) => {
        const address = readAddress(input.replaceAll(/[^\u0020-\u007e]/g, ""));
        expect(readAddress(address)).toBe(address);
        expect(address).toMatch(/^[\da-f.:]+$/);
      }),
    );
  });
});
