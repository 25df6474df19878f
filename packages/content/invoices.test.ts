import { describe, expect, it } from "vitest";
import { calculateTotals } from "@angadi/site/pages/ai-invoice-builder/gst-invoice/invoice-totals";
import { rupeesInWords } from "@angadi/ui/money/rupees-in-words";
import { bakeryInvoice, hardwareInvoice, studioInvoice } from "./invoices.ts";

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Calculates the check character of a GSTIN from its first fourteen characters. */
function checkCharacter(gstin: string): string {
  const sum = Array.from({ length: 14 }).reduce<number>((total, _, index) => {
    const product = SIGNS.indexOf(gstin.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS.charAt((36 - (sum % 36)) % 36);
}

const invoices = [bakeryInvoice, studioInvoice, hardwareInvoice];

describe("sample invoices", () => {
  it("have GSTINs of the right format that cannot exist", () => {
    // A published example, to show that the calculation is correct.
    expect(checkCharacter("27AAPFU0939F1ZV")).toBe("V");
    const gstins = invoices.flatMap(({ supplier, customer }) => [supplier.gstin, customer.gstin]);
    expect(new Set(gstins).size).toBe(6);
    for (const gstin of gstins) {
      expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/);
      expect(gstin.slice(-1)).not.toBe(checkCharacter(gstin));
    }
  });

  it("have numbers of at most 16 characters, and the buyer's state as place of supply", () => {
    for (const { number, customer, placeOfSupply } of invoices) {
      expect(number).toMatch(/^[A-Za-z\d/-]{1,16}$/);
      expect(customer.gstin.startsWith(placeOfSupply.code)).toBe(true);
      expect(customer.address.at(-1)).toContain(placeOfSupply.state);
    }
  });

  it("have the expected totals", () => {
    const [bakery, studio, hardware] = invoices.map(calculateTotals);
    // The same invoice as in the home page's shop.
    expect(bakery).toMatchObject({ taxable: 11_840_00, roundOff: 0, total: 12_400_00 });
    expect(bakery?.taxes).toEqual([
      { kind: "CGST", percent: 2.5, taxableValue: 11_200_00, amount: 280_00 },
      { kind: "SGST", percent: 2.5, taxableValue: 11_200_00, amount: 280_00 },
    ]);
    expect(studio).toMatchObject({ taxable: 45_900_00, roundOff: 0, total: 54_162_00 });
    expect(studio?.taxes).toEqual([
      { kind: "IGST", percent: 18, taxableValue: 45_900_00, amount: 8262_00 },
    ]);
    expect(hardware).toMatchObject({ taxable: 36_380_75, roundOff: 45, total: 42_608_00 });
    expect(
      hardware?.taxes.map(({ kind, percent, taxableValue, amount }) => [
        kind,
        percent,
        taxableValue,
        amount,
      ]),
    ).toEqual([
      ["CGST", 9, 33_905_75, 3051_52],
      ["SGST", 9, 33_905_75, 3051_52],
      ["CGST", 2.5, 2475_00, 61_88],
      ["SGST", 2.5, 2475_00, 61_88],
    ]);
    expect(rupeesInWords(hardware?.total ?? 0)).toBe(
      "Rupees Forty-Two Thousand Six Hundred Eight Only",
    );
  });
});
