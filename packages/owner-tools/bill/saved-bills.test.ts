import { describe, expect, it } from "vitest";
import { exampleDraft } from "./example.test-helper.ts";
import { type SavedBill, mergeBills, mergeTexts, formatBills, parseBills } from "./saved-bills.ts";

const issuedBill: SavedBill = {
  id: "a",
  status: "issued",
  draft: exampleDraft,
  paidOn: "",
  savedAt: 5,
};
const withBuyerName = (bill: SavedBill, name: string): SavedBill => ({
  ...bill,
  draft: { ...bill.draft, buyer: { ...bill.draft.buyer, name } },
});
const withNumber = (bill: SavedBill, number: string): SavedBill => ({
  ...bill,
  draft: { ...bill.draft, number },
});

describe("an imported backup", () => {
  it("adds bills, and later versions of known ones", () => {
    const laterVersion = withBuyerName({ ...issuedBill, savedAt: 6 }, "Meera");
    const otherBill = withNumber({ ...issuedBill, id: "b" }, "26-27/002");
    expect(mergeBills([issuedBill], [laterVersion, otherBill]).merged).toEqual([
      laterVersion,
      otherBill,
    ]);
    expect(mergeBills([laterVersion], [issuedBill])).toEqual({ merged: [], rejected: [] });
  });

  it("never makes an issued bill a draft again, and issues a draft that was issued elsewhere", () => {
    const draft: SavedBill = { ...issuedBill, status: "draft", savedAt: 9 };
    expect(mergeBills([issuedBill], [draft]).merged).toEqual([]);
    expect(mergeBills([draft], [issuedBill]).merged).toEqual([issuedBill]);
  });

  it("rejects a number that another bill has, ignoring case", () => {
    const ownBill = withNumber(issuedBill, "mb-7");
    const importedBill = withNumber({ ...issuedBill, id: "b" }, "MB-7");
    expect(mergeBills([ownBill], [importedBill])).toEqual({ merged: [], rejected: [importedBill] });
    expect(mergeBills([], [ownBill, importedBill])).toEqual({
      merged: [ownBill],
      rejected: [importedBill],
    });
  });

  it("accepts the same number of another seller, and of another year", () => {
    const { seller } = exampleDraft;
    const otherBills: SavedBill[] = [
      { ...issuedBill, id: "b", draft: { ...exampleDraft, date: "2027-04-01" } },
      {
        ...issuedBill,
        id: "c",
        draft: { ...exampleDraft, seller: { ...seller, gstin: "29AAACS1234A1ZY" } },
      },
    ];
    expect(mergeBills([issuedBill], otherBills).merged).toEqual(otherBills);
  });

  it("never changes the number of an issued bill", () => {
    const renumberedBill = withNumber({ ...issuedBill, savedAt: 9 }, "26-27/009");
    expect(mergeBills([issuedBill], [renumberedBill])).toEqual({
      merged: [],
      rejected: [renumberedBill],
    });
  });

  it("keeps the payment date", () => {
    const paidBill = { ...issuedBill, paidOn: "2026-12-01" };
    expect(mergeBills([paidBill], [{ ...issuedBill, savedAt: 6 }]).merged).toEqual([
      { ...paidBill, savedAt: 6 },
    ]);
  });

  it("is merged in the same way on the page “Saved”, together with other items", () => {
    const importedBill = { ...issuedBill, id: "b" };
    const saved = { ...formatBills([issuedBill]), savedDesigns: "yoga" };
    const merged = mergeTexts(saved, { ...formatBills([importedBill]), savedDesigns: "bakery" });
    expect(merged).toEqual({ ...saved, savedDesigns: "bakery" });
  });

  it.each([
    { status: "issued", draft: { ...exampleDraft, number: "" } },
    { status: "issued", draft: { ...exampleDraft, number: "1".repeat(17) } },
    { status: "cancelled", draft: { ...exampleDraft, date: "soon" } },
    { status: "paid" },
    { savedAt: "now" },
    { version: 2 },
  ])("ignores an invalid bill: %j", (invalid) => {
    const { id, ...bill } = issuedBill;
    const text = JSON.stringify({ version: 1, ...bill, ...invalid });
    expect(parseBills({ [`bill:${id}`]: text })).toEqual([]);
  });
});
