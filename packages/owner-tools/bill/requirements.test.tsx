import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { missingFieldCopy, paperCopy } from "./copy.ts";
import { type BillDraft, LOOKS, SIZES, emptyLine } from "./draft.ts";
import { exampleDraft } from "./example.test-helper.ts";
import { Paper } from "./paper/paper.tsx";
import { type RequirementId, listCopyMarks, findMissing } from "./requirements.ts";
import { type BillKind, computeBill } from "./compute-bill.ts";
import { listParts, toPaperContent } from "./paper-content.ts";

const listMissingIds = (draft: BillDraft, isNumberTaken = false) =>
  findMissing(computeBill(draft), isNumberTaken).map(({ id }) => id);
const line = (change: Partial<typeof emptyLine>): Partial<BillDraft> => ({
  lines: exampleDraft.lines.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});
const seller = (change: Partial<BillDraft["seller"]>): Partial<BillDraft> => ({
  seller: { ...exampleDraft.seller, ...change },
});
const buyer = (change: Partial<BillDraft["buyer"]>): Partial<BillDraft> => ({
  buyer: { ...exampleDraft.buyer, ...change },
});
const unnamed = { name: "", address: "", gstin: "", state: "" };
const expensive = { rate: "60000" };

/** A complete bill of each kind. */
const complete: Record<BillKind, BillDraft> = {
  "tax-invoice": exampleDraft,
  "invoice-cum-bill": { ...exampleDraft, ...buyer(unnamed), ...line({ tax: "0" }) },
  "bill-of-supply": { ...exampleDraft, registration: "composition" },
  bill: { ...exampleDraft, registration: "none" },
};

/** Changes that remove each item; the browser test removes the items on every paper. */
const removals: Partial<Record<RequirementId, Partial<BillDraft>>> = {
  registration: { registration: "" },
  "seller-name": seller({ name: " " }),
  "seller-address": seller({ address: "" }),
  "seller-gstin": seller({ gstin: "36AAPFU0939F1ZV" }),
  number: { number: "2026/27 001" },
  date: { date: "" },
  "registered-buyer": buyer({ address: "" }),
  "unregistered-buyer": { ...buyer(unnamed), ...line(expensive) },
  "hsn-code": line({ code: "" }),
  description: line({ name: "" }),
  quantity: line({ unit: "" }),
  value: line({ rate: "twelve" }),
  "tax-rate": line({ tax: "" }),
  delivery: { placeOfSupply: "29" },
  sez: { placeOfSupply: "sez" },
  export: { placeOfSupply: "export" },
  "e-invoice": { turnover: "large" },
};

const listMarks = (draft: BillDraft) => listCopyMarks(computeBill(draft));

const listMissingFields = (rate: string) =>
  listMissingIds({
    ...exampleDraft,
    ...buyer(unnamed),
    lines: [{ ...emptyLine, name: "Cloth", rate }],
  });

describe("the required fields", () => {
  it("are present on a complete bill of each kind", () => {
    for (const [kind, draft] of Object.entries(complete)) {
      expect(computeBill(draft).kind).toBe(kind);
      expect(listMissingIds(draft)).toEqual([]);
    }
  });

  it.each(Object.entries(removals))("report %s if it is removed", (id, change) => {
    const draft = { ...exampleDraft, ...change };
    expect(listMissingIds(draft)).toContain(id);
    expect(renderMarkup(draft)).toContain(paperCopy.draft);
    expect(renderMarkup(exampleDraft)).not.toContain(paperCopy.draft);
  });

  it("include a number that no other bill has, and a state as place of supply", () => {
    expect(listMissingIds(exampleDraft, true)).toEqual(["unique-number"]);
    const withoutState = { ...exampleDraft, ...seller({ gstin: "" }), ...buyer({ gstin: "" }) };
    expect(listMissingIds(withoutState)).toEqual(["seller-gstin", "place-of-supply"]);
  });

  it("name a place of supply that is not supported, and not its absence", () => {
    for (const place of ["sez", "export"])
      expect(listMissingIds({ ...exampleDraft, placeOfSupply: place })).toEqual([place]);
  });

  it("ask for the place of supply to a customer registered from abroad", () => {
    const abroad = { ...exampleDraft, ...buyer({ gstin: "9917SGP29004OSN" }) };
    expect(listMissingIds(abroad)).toEqual(["place-of-supply"]);
    expect(listMissingIds({ ...abroad, placeOfSupply: "36" })).toEqual([]);
  });

  it("include an e-invoice above ₹5 crore of turnover in any year since 2017-18", () => {
    const six = { lines: exampleDraft.lines.map((item) => ({ ...item, code: "190531" })) };
    expect(listMissingIds({ ...exampleDraft, ...six, turnover: "earlier" })).toEqual(["e-invoice"]);
    const consumer = { ...exampleDraft, ...buyer(unnamed), turnover: "earlier" as const };
    // The number of HSN digits follows last year's turnover alone.
    expect(listMissingIds(consumer)).toEqual([]);
  });

  it("accept codes and numbers typed with spaces", () => {
    expect(listMissingIds({ ...exampleDraft, ...line({ code: " 17 04 " }) })).toEqual([]);
    expect(listMissingIds({ ...exampleDraft, turnover: "large", ...buyer(unnamed) })).toEqual([
      "hsn-code",
    ]);
    const spaced = { ...exampleDraft, number: " 26-27/002 " };
    expect(listMissingIds(spaced)).toEqual([]);
    expect(renderText({ ...spaced, ...line({ code: "1704 90 90" }) })).toMatch(/\s17049090\s/);
  });

  it("are all covered by these tests", () => {
    const testedIds = [...Object.keys(removals), "unique-number", "place-of-supply"];
    expect(testedIds.toSorted()).toEqual(Object.keys(missingFieldCopy).toSorted());
  });

  it("include the name of a buyer without GSTIN from a taxable value of ₹50,000", () => {
    expect(listMissingFields("49999.99")).toEqual([]);
    expect(listMissingFields("50000")).toEqual(["unregistered-buyer"]);
  });

  it("include the number of HSN digits that the turnover requires", () => {
    const withCode = (code: string, change: Partial<BillDraft> = {}) =>
      listMissingIds({ ...exampleDraft, ...line({ code }), ...change });
    expect(withCode("170")).toEqual(["hsn-code"]);
    expect(withCode("", buyer(unnamed))).toEqual([]);
    const large: Partial<BillDraft> = { turnover: "large", ...buyer(unnamed) };
    const six = exampleDraft.lines.map((item) => Object.assign({}, item, { code: "190531" }));
    expect(withCode("1704", large)).toEqual(["hsn-code"]);
    expect(listMissingIds({ ...exampleDraft, ...large, lines: six })).toEqual([]);
  });
});

describe("the marks of the copies", () => {
  it("are three for goods and two for services", () => {
    expect(listMarks(exampleDraft)).toEqual([
      "Original for recipient",
      "Duplicate for transporter",
      "Triplicate for supplier",
    ]);
    const service = exampleDraft.lines.map((item) => ({ ...item, code: "9983 11" }));
    expect(listMarks({ ...exampleDraft, lines: service })).toEqual([
      "Original for recipient",
      "Duplicate for supplier",
    ]);
    expect(listMarks({ ...exampleDraft, ...line({ code: "998311" }) })).toHaveLength(3);
  });

  it("are not required where no tax invoice is written", () => {
    expect(listMarks(complete["invoice-cum-bill"])).toHaveLength(3);
    expect(listMarks(complete["bill-of-supply"])).toEqual([]);
    expect(listMarks(complete.bill)).toEqual([]);
  });
});

const renderMarkup = (draft: BillDraft) => {
  const bill = computeBill(draft);
  return renderToStaticMarkup(<Paper bill={bill} isDraft={findMissing(bill, false).length > 0} />);
};

/** The text without the QR code, whose markup may contain any characters. */
const renderText = (draft: BillDraft) =>
  renderMarkup({ ...draft, upi: "" }).replaceAll(/<[^>]*>/g, " ");

const everyPart = "title seller buyer lines sums total sign number date".split(" ");
const invoiceParts = [...everyPart, "place", "reverse", "delivery"];
/** The parts that show the items of rules.md. */
const partsOfKind: Record<BillKind, readonly string[]> = {
  "tax-invoice": invoiceParts,
  "invoice-cum-bill": invoiceParts,
  "bill-of-supply": [...everyPart, "legend", "delivery"],
  bill: [...everyPart, "delivery"],
};

describe("the papers", () => {
  const kinds = Object.entries(complete).flatMap(([kind, draft]) =>
    LOOKS.flatMap((look) => SIZES.map((size) => ({ kind: kind as BillKind, draft, look, size }))),
  );
  it.each(kinds)("$kind, $look, $size: show every required item", ({ kind, draft, look, size }) => {
    const delivered = { ...draft, look, size, buyer: { ...draft.buyer, delivery: "Godown 4" } };
    const found = renderMarkup(delivered).matchAll(/data-part="([\w-]+)"/g);
    const shown = Array.from(found, ([, name = ""]) => name).toSorted();
    expect(shown).toEqual(partsOfKind[kind].toSorted());
    const required = listParts(toPaperContent(computeBill(delivered), { isDraft: false }));
    expect(required.toSorted()).toEqual(shown);
  });

  it("charge no tax and show no GSTIN if the seller is not registered", () => {
    expect(renderText(complete.bill)).not.toMatch(/GST|36AAP/);
    expect(renderText(complete["bill-of-supply"])).toContain(paperCopy.legend);
    expect(renderText(complete["bill-of-supply"])).not.toMatch(/CGST|IGST/);
    const exempt = exampleDraft.lines.map((item) => Object.assign({}, item, { tax: "0" }));
    expect(renderText({ ...exampleDraft, lines: exempt })).not.toMatch(/CGST|IGST/);
  });
});
