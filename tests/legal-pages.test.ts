import { describe, expect, it } from "vitest";
import { formatDay, readFrontMatter } from "@angadi/test-kit/content-facts";
import { findElements, getOnlyElement, getText } from "./html-elements.ts";
import { LEGAL_TEXTS } from "./legal-texts.ts";
import { fetchPage, readStructuredData, request } from "./site-pages.ts";

describe.each(LEGAL_TEXTS)("$path", ({ path, title, sections }) => {
  const updated = readFrontMatter(`legal${path}`)["updated"] ?? "";

  it("has its sections in order, each with a short version, and its date", async () => {
    const page = await fetchPage(path);
    const main = getOnlyElement(page, "main");
    expect(getText(getOnlyElement(page, "h1"))).toBe(title);
    expect(findElements(main, "h2").map(getText)).toEqual(sections);
    const sectionElements = findElements(main, "section").filter(
      (part) => findElements(part, "h2").length === 1,
    );
    expect(sectionElements.filter((part) => getText(part).includes("In short:"))).toHaveLength(
      sections.length,
    );
    const date = getOnlyElement(main, "time");
    expect([getText(date), date.attribs["datetime"]]).toEqual([formatDay(updated), updated]);
    expect(getText(main)).toContain("Last updated");
  });

  it("has no placeholder left, and no broken links", async () => {
    const page = await fetchPage(path);
    const main = getOnlyElement(page, "main");
    expect(getText(main)).toContain("Angadi Technologies Private Limited");
    expect(getText(main)).not.toMatch(/\{\{|\}\}|undefined/);
    const description = getOnlyElement(page, "meta", { name: "description" }).attribs["content"];
    expect(description).not.toContain("{{");
    const targets = findElements(main, "a").flatMap(({ attribs: { href = "" } }) =>
      /^[/#]/.test(href) ? [new URL(href, `https://site.test${path}`)] : [],
    );
    for (const { pathname, hash } of targets) {
      const response = await request(pathname);
      expect([pathname, response.status]).toEqual([pathname, 200]);
      const exists = (await response.text()).includes(hash ? `id="${hash.slice(1)}"` : "");
      expect([hash, exists]).toEqual([hash, true]);
    }
  });

  it("has the date of its last change in structured data, and is in the sitemap", async () => {
    const [webPage] = readStructuredData(await fetchPage(path));
    expect(webPage).toMatchObject({
      "@type": "WebPage",
      url: `https://www.angadi.example${path}`,
      dateModified: updated,
    });
    const sitemap = await (await request("/sitemap-pages.xml")).text();
    expect(sitemap).toContain(`https://www.angadi.example${path}</loc>`);
  });
});

it("the refund policy is in structured data", async () => {
  expect(readStructuredData(await fetchPage("/return-policy"))[1]).toMatchObject({
    "@type": "Organization",
    legalName: "Angadi Technologies Private Limited",
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: ["IN", "US"],
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnDays: 0,
      merchantReturnLink: "https://www.angadi.example/return-policy",
    },
  });
});
