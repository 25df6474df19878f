import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { dayText, readFacts } from "@angadi/e2e/content-facts";
import { elements, oneElement, parsePage, textOf } from "./html-elements.ts";
import { LEGAL_TEXTS } from "./legal-texts.ts";

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer();
});
afterAll(() => site.stop());

const request = (path: string) => fetch(site.url + path, { redirect: "manual" });
const pageAt = async (path: string) => parsePage(await (await request(path)).text());
const dataOf = (page: Awaited<ReturnType<typeof pageAt>>) =>
  elements(page, "script", { type: "application/ld+json" }).map((one) => JSON.parse(textOf(one)));

describe.each(LEGAL_TEXTS)("$path", ({ path, title, sections }) => {
  const updated = readFacts(`legal${path}`)["updated"] ?? "";

  it("has its sections in order, each with a short version, and its date", async () => {
    const page = await pageAt(path);
    const main = oneElement(page, "main");
    expect(textOf(oneElement(page, "h1"))).toBe(title);
    expect(elements(main, "h2").map(textOf)).toEqual(sections);
    const parts = elements(main, "section").filter((one) => elements(one, "h2").length === 1);
    expect(parts.filter((part) => textOf(part).includes("In short:"))).toHaveLength(
      sections.length,
    );
    const date = oneElement(main, "time");
    expect([textOf(date), date.attribs["datetime"]]).toEqual([dayText(updated), updated]);
    expect(textOf(main)).toContain("Last updated");
  });

  it("has no placeholder left, and no broken links", async () => {
    const page = await pageAt(path);
    const main = oneElement(page, "main");
    expect(textOf(main)).toContain("Angadi Technologies Private Limited");
    expect(textOf(main)).not.toMatch(/\{\{|\}\}|undefined/);
    const description = oneElement(page, "meta", { name: "description" }).attribs["content"];
    expect(description).not.toContain("{{");
    const targets = elements(main, "a").flatMap(({ attribs: { href = "" } }) =>
      /^[/#]/.test(href) ? [new URL(href, site.url + path)] : [],
    );
    for (const { pathname, hash } of targets) {
      const response = await request(pathname);
      expect([pathname, response.status]).toEqual([pathname, 200]);
      const isThere = (await response.text()).includes(hash ? `id="${hash.slice(1)}"` : "");
      expect([hash, isThere]).toEqual([hash, true]);
    }
  });

  it("has its last change in structured data, and is in the sitemap", async () => {
    const [webPage] = dataOf(await pageAt(path));
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
  expect(dataOf(await pageAt("/return-policy"))[1]).toMatchObject({
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

it("the policy's other URL redirects to it permanently", async () => {
  const response = await request("/privacy-policy");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/privacy"]);
});
