import { describe, expect, it } from "vitest";
import { findMisreadPayments } from "./upi.test-helper.ts";
import { isUpiId, buildUpiLink } from "./upi.ts";

describe("a UPI code", () => {
  // tests/long tests a thousand of them.
  it("is decoded correctly by another library", () => {
    expect(findMisreadPayments(40)).toEqual([]);
  });

  it("contains the amount with two decimals, and names without characters that apps reject", () => {
    expect(
      buildUpiLink({
        upiId: " meera@upi ",
        payee: "Meera’s Bakes & Co.",
        amount: 1250_05,
        note: "Bill 26-27/001",
      }),
    ).toBe(
      "upi://pay?pa=meera@upi&pn=Meeras%20Bakes%20Co.&am=1250.05&cu=INR&tn=Bill%2026-27%20001",
    );
  });

  it("recognises a UPI id", () => {
    expect(["meera@upi", "98480.00000-1@okhdfcbank"].every(isUpiId)).toBe(true);
    expect(["meera", "meera@", "@upi", "meera@gmail.com", "a b@upi"].some(isUpiId)).toBe(false);
  });
});
