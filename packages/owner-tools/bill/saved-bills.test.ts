import { describe, expect, it } from "vitest";
import { exampleDraft } from "./example.test-helper.ts";
import { type SavedBill, mergeBills, mergeTexts, formatBills, parseBills } from "./saved-bills.ts";

const issued: SavedBill = {
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
    const later = withBuyerName({ ...issued, savedAt: 6 }, "Meera");
    const other = withNumber({ ...issued, id: "b" }, "26-27/002");
    expect(mergeBills([issued], [later, other]).merged).toEqual([later, other]);
    expect(mergeBills([later], [issued])).toEqual({ merged: [], rejected: [] });
  });

  it("never makes an issued bill a draft again, and issues a draft that was issued elsewhere", () => {
    const draft: SavedBill = { ...issued, status: "draft", savedAt: 9 };
    expect(mergeBills([issued], [draft]).merged).toEqual([]);
    expect(mergeBills([draft], [issued]).merged).toEqual([issued]);
  });

  it("rejects a number that another bill has, ignoring case", () => {
    const mine = withNumber(issued, "mb-7");
    const theirs = withNumber({ ...issued, id: "b" }, "MB-7");
    expect(mergeBills([mine], [theirs])).toEqual({ merged: [], rejected: [theirs] });
    expect(mergeBills([], [mine, theirs])).toEqual({ merged: [mine], rejected: [theirs] });
  });

  it("accepts the same number of another seller, and of another year", () => {
    const { seller } = exampleDraft;
    const others: SavedBill[] = [
      { ...issued, id: "b", draft: { ...exampleDraft, date: "2027-04-01" } },
      {
        ...issued,
        id: "c",
        draft: { ...exampleDraft, seller: { ...seller, gstin: "29AAACS1234A1ZY" } },
      },
    ];
    expect(mergeBills([issued], others).merged).toEqual(others);
  });

  it("never changes the number of an issued bill", () => {
    const renumbered = withNumber({ ...issued, savedAt: 9 }, "26-27/009");
    expect(mergeBills([issued], [renumbered])).toEqual({ merged: [], rejected: [renumbered] });
  });

  it("keeps the payment date", () => {
    const paid = { ...issued, paidOn: "2026-12-01" };
    expect(mergeBills([paid], [{ ...issued, savedAt: 6 }]).merged).toEqual([
      { ...paid, savedAt: 6 },
    ]);
  });

  it("is merged in the same way on the page “Saved”, together with other items", () => {
    const theirs = { ...issued, id: "b" };
    const saved = { ...formatBills([issued]), savedDesigns: "yoga" };
    const merged = mergeTexts(saved, { ...formatBills([theirs]), savedDesigns: "bakery" });
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
    const { id, ...bill } = issued;
    const text = JSON.stringify({ version: 1, ...bill, ...invalid });
    expect(parseBills({ [`bill:${id}`]: text })).toEqual([]);
  });
});
