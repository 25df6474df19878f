import { describe, expect, it } from "vitest";
import { invoicingFeatures } from "@angadi/content/pages/ai-invoice-sections";
import { getElementById, findElements, getOnlyElement, getText } from "./html-elements.ts";
import { fetchPage, getSection, readTexts } from "./site-pages.ts";

const page = await fetchPage("/ai-invoice-builder");

it("the hero says what is free and links to the app", () => {
  const hero = getSection(page, getText(getOnlyElement(page, "h1")), "h1");
  expect(readTexts(findElements(hero, "li"))).toEqual([
    "Free invoices with the trial",
    "No credit card",
    "Professional templates",
  ]);
  // The bill next to it is the bakery's, paid in full.
  expect(getText(getOnlyElement(hero, "article"))).toContain("₹12,400");
  const callsToAction = findElements(getOnlyElement(page, "main"), "a").filter(
    (link) => getText(link) === "Start Invoicing Free",
  );
  expect(callsToAction.map(({ attribs }) => attribs["href"])).toEqual([
    "/app/website-type",
    "/app/website-type",
  ]);
  expect(findElements(hero, "a")).toContain(callsToAction[0]);
});

it("has six features and one testimonial", () => {
  const titles = readTexts(findElements(getSection(page, invoicingFeatures.heading), "h3"));
  expect(titles.toSorted()).toEqual([
    "Financial reports",
    "Online payments",
    "Payment reminders",
    "Professional invoices",
    "Recurring invoices",
    "Tax management",
  ]);
  expect(findElements(page, "blockquote")).toHaveLength(1);
  expect(findElements(page, "svg", { role: "img", "aria-label": "5 out of 5" })).toHaveLength(1);
});

/** Parses a text such as "1,23,456.50" or "− 0.45" to paise. */
function parsePaise(text: string): number {
  const amount = Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
  return text.includes("−") ? -amount : amount;
}
const sum = (amounts: readonly number[]) =>
  amounts.reduce((subtotal, amount) => subtotal + amount, 0);

/** Reads a template's invoice. */
function readInvoice(id: string) {
  const invoice = getOnlyElement(getElementById(page, id), "article");
  const rows = findElements(getOnlyElement(invoice, "tbody"), "tr").map((row) =>
    readTexts(findElements(row, "td")),
  );
  const totalsList = findElements(invoice, "dl").at(-1);
  if (!totalsList) throw new Error(`The invoice of ${id} has no totals.`);
  return {
    text: getText(invoice),
    lines: rows.map(([, , quantity = "", rate = "", , value = ""]) => ({
      quantity: Number.parseInt(quantity, 10),
      rate: parsePaise(rate),
      value: parsePaise(value),
    })),
    terms: readTexts(findElements(totalsList, "dt")),
    sums: readTexts(findElements(totalsList, "dd")).map(parsePaise),
    total: parsePaise(getText(getOnlyElement(invoice, "strong"))),
  };
}

describe.each([
  ["clean-professional", ["Value before tax", "IGST 18% on 45,900.00"]],
  ["modern-graphic", ["Value before tax", "CGST 2.5% on 11,200.00", "SGST 2.5% on 11,200.00"]],
  [
    "classic-business",
    [
      "Value before tax",
      "CGST 9% on 33,905.75",
      "SGST 9% on 33,905.75",
      "CGST 2.5% on 2,475.00",
      "SGST 2.5% on 2,475.00",
      "Round off",
    ],
  ],
])("the template %s", (id, taxes) => {
  it("has what a GST invoice needs", () => {
    const { text, terms } = readInvoice(id);
    for (const part of ["Tax invoice", "No.", "Date", "Place of supply", "Bill to"]) {
      expect(text).toContain(part);
    }
    expect(text.match(/GSTIN \d{2}SAMPL\d{4}[A-Z]\dZ\d/g)).toHaveLength(2);
    expect(text).toMatch(/In words Rupees .* Only/);
    expect(terms).toEqual(taxes);
  });

  it("adds up", () => {
    const { lines, terms, sums, total } = readInvoice(id);
    expect(lines.map(({ quantity, rate }) => quantity * rate)).toEqual(
      lines.map(({ value }) => value),
    );
    expect(sum(lines.map(({ value }) => value))).toBe(sums[0]);
    expect(sum(sums)).toBe(total);
    expect(sums).toHaveLength(terms.length);
  });
});
