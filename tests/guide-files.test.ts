import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { extractDocxText } from "./documents.ts";
import { CALCULATORS } from "@angadi/test-kit/calculators";
import {
  getElementById,
  findElements,
  getOnlyElement,
  parsePage,
  getText,
} from "./html-elements.ts";
import { fetchPage, request } from "./site-pages.ts";

const GUIDES = "/business-starter-guide";
const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
};

/** The section of a guide's page with an id. */
const getSection = async (slug: string, id = "tool") =>
  getElementById(await fetchPage(`${GUIDES}/${slug}`), id);
const listDownloads = (section: Awaited<ReturnType<typeof getSection>>) =>
  findElements(section, "a", { download: "" }).map(({ attribs }) => attribs["href"] ?? "");

/** Requests a ready-made file and checks its headers. */
async function downloadFile(slug: string, name: string): Promise<Uint8Array> {
  const response = await request(`${GUIDES}/${slug}/${name}`);
  const type = TYPES[name.split(".").at(-1) as keyof typeof TYPES];
  expect([name, response.status]).toEqual([name, 200]);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(response.headers.get("cache-control")).toContain("s-maxage");
  return new Uint8Array(await response.arrayBuffer());
}
const decodeText = (bytes: Uint8Array) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

describe.each(CALCULATORS)("$tool without script", ({ slug, tool, result }) => {
  it("shows the guide’s example, its result and its files before the rest of the guide", async () => {
    const section = await getSection(slug);
    expect(getText(section)).toContain(result);
    expect(getText(section)).toContain("These files hold");
    const results = section.children.flatMap((child) =>
      "attribs" in child ? (child.attribs["data-result"] ?? []) : [],
    );
    expect(results).toEqual([expect.stringMatching(/[₹%]/)]);
    expect(listDownloads(section)).toEqual(
      ["xlsx", "csv"].map((ending) => `${GUIDES}/${slug}/${tool}.${ending}`),
    );
    const html = await (await request(`${GUIDES}/${slug}`)).text();
    expect(html.indexOf('id="checklist"')).toBeGreaterThan(html.indexOf('id="tool"'));
  });

  it("serves its spreadsheet and CSV file", async () => {
    expect(decodeText((await downloadFile(slug, `${tool}.xlsx`)).subarray(0, 2))).toBe("PK");
    expect(decodeText(await downloadFile(slug, `${tool}.csv`)).startsWith("\uFEFF")).toBe(true);
  });
});

describe.each([
  { slug: "cash-flow-management", id: "late-payment" },
  { slug: "accounting-basics", id: "gst-split" },
])("$id without script", ({ slug, id }) => {
  it("serves its spreadsheet and CSV file, and says that the spreadsheet needs no script", async () => {
    const section = await getSection(slug, id);
    expect(getText(getOnlyElement(section, "noscript"))).toContain(
      "The Excel sheet works without it",
    );
    expect(listDownloads(section)).toEqual([`${GUIDES}/${slug}/${id}.xlsx`]);
    expect(decodeText((await downloadFile(slug, `${id}.xlsx`)).subarray(0, 2))).toBe("PK");
    await downloadFile(slug, `${id}.csv`);
  });
});

it("the business plan’s ready-made files contain the laundry’s plan, or a blank one", async () => {
  const slug = "business-plan-template";
  const section = await getSection(slug);
  expect(getText(section)).toContain("The business");
  const names = findElements(section, "a", { download: "" }).map(getText);
  expect(names).toEqual(["The laundry’s plan (.docx)", "Blank template (.docx)"]);
  expect(listDownloads(section)).toEqual(
    ["business-plan", "blank-business-plan"].map((name) => `${GUIDES}/${slug}/${name}.docx`),
  );
  expect(extractDocxText(await downloadFile(slug, "business-plan.docx"))).toContain("₹9,85,200");
  expect(extractDocxText(await downloadFile(slug, "blank-business-plan.docx"))).toContain(
    "[…] We [do what] for [whom]",
  );
});

it("the privacy notice shows its example, and has its ready-made files", async () => {
  const slug = "data-privacy-compliance";
  const section = await getSection(slug);
  expect(getText(section)).toContain("Ask Rekha Patel: 98XXX XXXXX");
  expect(getText(section)).toMatch(/have a lawyer read it/);
  const names = ["docx", "txt", "html"].map((ending) => `privacy-notice.${ending}`);
  expect(listDownloads(section)).toEqual(names.map((name) => `${GUIDES}/${slug}/${name}`));
  for (const name of names) await downloadFile(slug, name);
});

describe.each([
  ["social-media-strategy", "Start posting for Christmas"],
  ["tax-planning-strategies", "GSTR-3B: return and tax for November 2026"],
  ["hr-compliance-checklist", "Provident fund for November 2026"],
  ["accounting-basics", "GSTR-1: bills of November 2026"],
])("the calendar of %s", (slug, date) => {
  it("shows its first dates, which are also in its files", async () => {
    const section = await getSection(slug);
    expect(getText(section)).toContain("What is coming");
    expect(getText(section)).toContain(date);
    expect(listDownloads(section)).toEqual(
      ["ics", "txt"].map((ending) => `${GUIDES}/${slug}/calendar.${ending}`),
    );
    const events = new ICAL.Component(
      ICAL.parse(decodeText(await downloadFile(slug, "calendar.ics"))),
    )
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event).summary);
    expect(events).toContain(date);
    expect(decodeText(await downloadFile(slug, "calendar.txt"))).toContain(date);
  });
});

it("the calendar names its sources without script", async () => {
  const section = await getSection("tax-planning-strategies");
  expect(getText(section)).toContain("Income Tax Department, as of May 2026");
});

it.each([
  "cash-flow-management/loan.xlsx",
  "cash-flow-management/constructor",
  "cash-flow-management/nothing.xlsx",
  "seo-beginners-guide/cash-flow.xlsx",
  "no-such-guide/cash-flow.xlsx",
  "tax-planning-strategies/calendar.pdf",
  "tax-planning-strategies/__proto__",
  "pricing-strategy-guide/calendar.ics",
])("%s is a 404 page", async (path) => {
  const response = await request(`${GUIDES}/${path}`);
  expect(response.status).toBe(404);
  expect(findElements(parsePage(await response.text()), "h1")).toHaveLength(1);
});
