import { describe, expect, it } from "vitest";
import { toPaperContent } from "@angadi/owner-tools/bill/paper-content";
import { computeSampleBill } from "@angadi/site/pages/ai-invoice-builder/invoice-templates/sample-bill";
import { spellOutPaise } from "@angadi/formats/rupees-in-words";
import { bakeryBill, hardwareBill, studioBill } from "@angadi/content/invoices";

const GSTIN_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Calculates the check character of a GSTIN from its first fourteen characters. */
function computeCheckCharacter(gstin: string): string {
  const sum = Array.from({ length: 14 }).reduce<number>((total, _, index) => {
    const product = GSTIN_CHARACTERS.indexOf(gstin.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return GSTIN_CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

const bills = [bakeryBill, studioBill, hardwareBill].map(computeSampleBill);

describe("sample invoices", () => {
  it("have GSTINs of the right format that cannot exist", () => {
    // A published example, to show that the calculation is correct.
    expect(computeCheckCharacter("27AAPFU0939F1ZV")).toBe("V");
    const gstins = bills.flatMap(({ sellerGstin, buyerGstin }) => [sellerGstin, buyerGstin]);
    expect(new Set(gstins).size).toBe(6);
    for (const gstin of gstins) {
      expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/);
      expect(gstin.slice(-1)).not.toBe(computeCheckCharacter(gstin));
    }
  });

  it("have numbers of at most 16 characters, and the buyer's state as place of supply", () => {
    for (const { draft, input, buyerGstin } of bills) {
      expect(draft.number).toMatch(/^[A-Za-z\d/-]{1,16}$/);
      expect(buyerGstin.startsWith(input.placeOfSupply)).toBe(true);
    }
  });

  it("have the expected totals", () => {
    const [bakery, studio, hardware] = bills.map((bill) => ({
      taxable: bill.sums.taxableValue,
      roundOff: bill.sums.roundOff,
      total: bill.sums.total,
      taxes: toPaperContent(bill, { isDraft: false })
        .sums.filter(({ term }) => term.includes("GST"))
        .map(({ term, value }) => `${term}: ${value}`),
    }));
    // The same invoice as in the home page's shop.
    expect(bakery).toEqual({
      taxable: 11_840_00,
      roundOff: 0,
      total: 12_400_00,
      taxes: ["CGST 2.5% on 11,200.00: 280.00", "SGST 2.5% on 11,200.00: 280.00"],
    });
    expect(studio).toEqual({
      taxable: 45_900_00,
      roundOff: 0,
      total: 54_162_00,
      taxes: ["IGST 18% on 45,900.00: 8,262.00"],
    });
    expect(hardware).toEqual({
      taxable: 36_380_75,
      roundOff: 45,
      total: 42_608_00,
      taxes: [
        "CGST 9% on 33,905.75: 3,051.52",
        "SGST 9% on 33,905.75: 3,051.52",
        "CGST 2.5% on 2,475.00: 61.88",
        "SGST 2.5% on 2,475.00: 61.88",
      ],
    });
    expect(spellOutPaise(hardware?.total ?? 0)).toBe(
      "Rupees Forty-Two Thousand Six Hundred Eight Only",
    );
  });
});
