import { describe, expect, it } from "vitest";
import { toAddressKey, toEmailKey } from "./rate-limit-keys.ts";

describe("toAddressKey", () => {
  it("counts an IPv4 address by itself", () => {
    expect(toAddressKey("203.0.113.7")).toBe("203.0.113.7");
    expect(toAddressKey("unknown")).toBe("unknown");
  });

  it.each(["2001:db8::", "2001:db8::1", "2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::a:0:0:1"])(
    "counts %s with its /64",
    (address) => {
      expect(toAddressKey(address)).toBe("2001:db8:0:0::/64");
    },
  );

  it("distinguishes networks", () => {
    const keys = ["2001:db8:0:1::1", "2001:db8:1::1", "2001:db8::1:0:0:1", "::1", "2001::"].map(
      toAddressKey,
    );
    expect(keys).toEqual([
      "2001:db8:0:1::/64",
      "2001:db8:1:0::/64",
      "2001:db8:0:0::/64",
      "0:0:0:0::/64",
      "2001:0:0:0::/64",
    ]);
  });
});

describe("toEmailKey", () => {
  it.each([
    "asha.rao@gmail.com",
    "AshaRao@GMail.com",
    "a.s.h.a.r.a.o@gmail.com",
    "asharao+shop@gmail.com",
    "asha.rao+1+2@googlemail.com",
  ])("maps %s to its mailbox", (email) => {
    expect(toEmailKey(email)).toBe("asharao@gmail.com");
  });

  it("drops tags everywhere, and dots only for providers that ignore them", () => {
    expect(toEmailKey("Asha.Rao+news@Shop.test")).toBe("asha.rao@shop.test");
    expect(toEmailKey("asharao@shop.test")).not.toBe(toEmailKey("asha.rao@shop.test"));
    expect(toEmailKey("+tag@shop.test")).toBe("+tag@shop.test");
  });
});
