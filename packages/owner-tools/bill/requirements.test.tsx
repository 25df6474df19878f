import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { missingFieldCopy, paperCopy } from "./copy.ts";
import { type BillDraft, LOOKS, SIZES, emptyLine } from "./draft.ts";
import { exampleDraft } from "./example.test-helper.ts";
import { Paper } from "./paper/paper.tsx";
import { type RequirementId, listCopyMarks, findMissingFields } from "./requirements.ts";
import { type BillKind, computeBill } from "./compute-bill.ts";
import { listParts, toPaperContent } from "./paper-content.ts";

const listMissingIds = (draft: BillDraft, isNumberTaken = false) =>
  findMissingFields(computeBill(draft), isNumberTaken).map(({ id }) => id);
const changeFirstLine = (change: Partial<typeof emptyLine>): Partial<BillDraft> => ({
  lines: exampleDraft.lines.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});
const changeSeller = (change: Partial<BillDraft["seller"]>): Partial<BillDraft> => ({
  seller: { ...exampleDraft.seller, ...change },
});
const changeBuyer = (change: Partial<BillDraft["buyer"]>): Partial<BillDraft> => ({
  buyer: { ...exampleDraft.buyer, ...change },
});
const noBuyer = { name: "", address: "", gstin: "", state: "" };
const highRate = { rate: "60000" };

/** A complete bill of each kind. */
const completeDrafts: Record<BillKind, BillDraft> = {
  "tax-invoice": exampleDraft,
  "invoice-cum-bill": {
    ...exampleDraft,
    ...changeBuyer(noBuyer),
    ...changeFirstLine({ tax: "0" }),
  },
  "bill-of-supply": { ...exampleDraft, registration: "composition" },
  bill: { ...exampleDraft, registration: "none" },
};

/** Changes that remove what each requirement asks for. */
const removals: Partial<Record<RequirementId, Partial<BillDraft>>> = {
  registration: { registration: "" },
  "seller-name": changeSeller({ name: " " }),
  "seller-address": changeSeller({ address: "" }),
  "seller-gstin": changeSeller({ gstin: "36AAPFU0939F1ZV" }),
  number: { number: "2026/27 001" },
  date: { date: "" },
  "registered-buyer": changeBuyer({ address: "" }),
  "unregistered-buyer": { ...changeBuyer(noBuyer), ...changeFirstLine(highRate) },
  "hsn-code": changeFirstLine({ code: "" }),
  description: changeFirstLine({ name: "" }),
  quantity: changeFirstLine({ unit: "" }),
  value: changeFirstLine({ rate: "twelve" }),
  "tax-rate": changeFirstLine({ tax: "" }),
  delivery: { placeOfSupply: "29" },
  sez: { placeOfSupply: "sez" },
  export: { placeOfSupply: "export" },
  "e-invoice": { turnover: "large" },
};

const listMarks = (draft: BillDraft) => listCopyMarks(computeBill(draft));

const listMissingIdsAtRate = (rate: string) =>
  listMissingIds({
    ...exampleDraft,
    ...changeBuyer(noBuyer),
    lines: [{ ...emptyLine, name: "Cloth", rate }],
  });

describe("the required fields", () => {
  it("are present on a complete bill of each kind", () => {
    for (const [kind, draft] of Object.entries(completeDrafts)) {
      expect(computeBill(draft).kind).toBe(kind);
      expect(listMissingIds(draft)).toEqual([]);
    }
  });

  it.each(Object.entries(removals))("are reported as missing if removed: %s", (id, change) => {
    const draft = { ...exampleDraft, ...change };
    expect(listMissingIds(draft)).toContain(id);
    expect(renderMarkup(draft)).toContain(paperCopy.draft);
    expect(renderMarkup(exampleDraft)).not.toContain(paperCopy.draft);
  });

  it("include a number that no other bill has, and a state as place of supply", () => {
    expect(listMissingIds(exampleDraft, true)).toEqual(["unique-number"]);
    const withoutState = {
      ...exampleDraft,
      ...changeSeller({ gstin: "" }),
      ...changeBuyer({ gstin: "" }),
    };
    expect(listMissingIds(withoutState)).toEqual(["seller-gstin", "place-of-supply"]);
  });

  it("include an unsupported place of supply as such, not as missing", () => {
    for (const place of ["sez", "export"])
      expect(listMissingIds({ ...exampleDraft, placeOfSupply: place })).toEqual([place]);
  });

  it("include the place of supply if the customer is registered from abroad", () => {
    const buyerAbroad = { ...exampleDraft, ...changeBuyer({ gstin: "9917SGP29004OSN" }) };
    expect(listMissingIds(buyerAbroad)).toEqual(["place-of-supply"]);
    expect(listMissingIds({ ...buyerAbroad, placeOfSupply: "36" })).toEqual([]);
  });

  it("include an e-invoice above ₹5 crore of turnover in any year since 2017-18", () => {
    const sixDigitCodes = {
      lines: exampleDraft.lines.map((item) => ({ ...item, code: "190531" })),
    };
    expect(listMissingIds({ ...exampleDraft, ...sixDigitCodes, turnover: "earlier" })).toEqual([
      "e-invoice",
    ]);
    const consumerDraft = {
      ...exampleDraft,
      ...changeBuyer(noBuyer),
      turnover: "earlier" as const,
    };
    // The number of HSN digits follows last year's turnover alone.
    expect(listMissingIds(consumerDraft)).toEqual([]);
  });

  it("accept codes and numbers typed with spaces", () => {
    expect(listMissingIds({ ...exampleDraft, ...changeFirstLine({ code: " 17 04 " }) })).toEqual(
      [],
    );
    expect(listMissingIds({ ...exampleDraft, turnover: "large", ...changeBuyer(noBuyer) })).toEqual(
      ["hsn-code"],
    );
    const draftWithSpaces = { ...exampleDraft, number: " 26-27/002 " };
    expect(listMissingIds(draftWithSpaces)).toEqual([]);
    expect(renderText({ ...draftWithSpaces, ...changeFirstLine({ code: "1704 90 90" }) })).toMatch(
      /\s17049090\s/,
    );
  });

  it("are all covered by these tests", () => {
    const testedIds = [...Object.keys(removals), "unique-number", "place-of-supply"];
    expect(testedIds.toSorted()).toEqual(Object.keys(missingFieldCopy).toSorted());
  });

  it("include the name of a buyer without GSTIN from a taxable value of ₹50,000", () => {
    expect(listMissingIdsAtRate("49999.99")).toEqual([]);
    expect(listMissingIdsAtRate("50000")).toEqual(["unregistered-buyer"]);
  });

  it("include the number of HSN digits that the turnover requires", () => {
    const listMissingIdsWithCode = (code: string, change: Partial<BillDraft> = {}) =>
      listMissingIds({ ...exampleDraft, ...changeFirstLine({ code }), ...change });
    expect(listMissingIdsWithCode("170")).toEqual(["hsn-code"]);
    expect(listMissingIdsWithCode("", changeBuyer(noBuyer))).toEqual([]);
    const largeSeller: Partial<BillDraft> = { turnover: "large", ...changeBuyer(noBuyer) };
    const linesWithSixDigits = exampleDraft.lines.map((item) =>
      Object.assign({}, item, { code: "190531" }),
    );
    expect(listMissingIdsWithCode("1704", largeSeller)).toEqual(["hsn-code"]);
    expect(listMissingIds({ ...exampleDraft, ...largeSeller, lines: linesWithSixDigits })).toEqual(
      [],
    );
  });
});

describe("the marks of the copies", () => {
  it("are three for goods and two for services", () => {
    expect(listMarks(exampleDraft)).toEqual([
      "Original for recipient",
      "Duplicate for transporter",
      "Triplicate for supplier",
    ]);
    const serviceLines = exampleDraft.lines.map((item) => ({ ...item, code: "9983 11" }));
    expect(listMarks({ ...exampleDraft, lines: serviceLines })).toEqual([
      "Original for recipient",
      "Duplicate for supplier",
    ]);
    expect(listMarks({ ...exampleDraft, ...changeFirstLine({ code: "998311" }) })).toHaveLength(3);
  });

  it("are required only on tax invoices", () => {
    expect(listMarks(completeDrafts["invoice-cum-bill"])).toHaveLength(3);
    expect(listMarks(completeDrafts["bill-of-supply"])).toEqual([]);
    expect(listMarks(completeDrafts.bill)).toEqual([]);
  });
});

const renderMarkup = (draft: BillDraft) => {
  const bill = computeBill(draft);
  return renderToStaticMarkup(
    <Paper bill={bill} isDraft={findMissingFields(bill, false).length > 0} />,
  );
};

/** The text without the QR code, whose markup may contain any characters. */
const renderText = (draft: BillDraft) =>
  renderMarkup({ ...draft, upi: "" }).replaceAll(/<[^>]*>/g, " ");

const commonParts = "title seller buyer lines sums total sign number date".split(" ");
const invoiceParts = [...commonParts, "place", "reverse", "delivery"];
/** The parts of the paper that show the particulars of rules.md. */
const partsByKind: Record<BillKind, readonly string[]> = {
  "tax-invoice": invoiceParts,
  "invoice-cum-bill": invoiceParts,
  "bill-of-supply": [...commonParts, "legend", "delivery"],
  bill: [...commonParts, "delivery"],
};

describe("the papers", () => {
  const papers = Object.entries(completeDrafts).flatMap(([kind, draft]) =>
    LOOKS.flatMap((look) => SIZES.map((size) => ({ kind: kind as BillKind, draft, look, size }))),
  );
  it.each(papers)(
    "show every required particular: $kind, $look, $size",
    ({ kind, draft, look, size }) => {
      const draftWithDelivery = {
        ...draft,
        look,
        size,
        buyer: { ...draft.buyer, delivery: "Godown 4" },
      };
      const matches = renderMarkup(draftWithDelivery).matchAll(/data-part="([\w-]+)"/g);
      const shownParts = Array.from(matches, ([, name = ""]) => name).toSorted();
      expect(shownParts).toEqual(partsByKind[kind].toSorted());
      const requiredParts = listParts(
        toPaperContent(computeBill(draftWithDelivery), { isDraft: false }),
      );
      expect(requiredParts.toSorted()).toEqual(shownParts);
    },
  );

  it("charge no tax and show no GSTIN if the seller is not registered", () => {
    expect(renderText(completeDrafts.bill)).not.toMatch(/GST|36AAP/);
    expect(renderText(completeDrafts["bill-of-supply"])).toContain(paperCopy.legend);
    expect(renderText(completeDrafts["bill-of-supply"])).not.toMatch(/CGST|IGST/);
    const exemptLines = exampleDraft.lines.map((item) => Object.assign({}, item, { tax: "0" }));
    expect(renderText({ ...exampleDraft, lines: exemptLines })).not.toMatch(/CGST|IGST/);
  });
});
