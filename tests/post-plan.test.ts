import { expect, it } from "vitest";
import { findElements, getOnlyElement, getText, parsePage } from "./html-elements.ts";
import { fetchPage, request } from "./site-pages.ts";

const PATH = "/social-media";

it("answers the form without script with ten posts and their pictures", async () => {
  const query = new URLSearchParams({
    trade: "Bakery",
    name: '"><script>alert(1)</script>',
    town: "Hyderabad",
    offer1: "Til laddoo boxes",
    price1: "240",
  });
  const response = await request(`${PATH}?${query}`);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const page = parsePage(await response.text());
  const answer = getOnlyElement(page, "noscript");
  expect(findElements(answer, "h3")).toHaveLength(10);
  expect(findElements(answer, "svg")).toHaveLength(10);
  expect(findElements(answer, "script")).toEqual([]);
  expect(getText(answer)).toContain("Til laddoo boxes");
  expect(getText(answer)).toContain("₹240");
  const fields = findElements(answer, "input").map(({ attribs }) => [
    attribs["name"],
    attribs["value"],
  ]);
  expect(Object.fromEntries(fields)).toMatchObject({ trade: "Bakery", town: "Hyderabad" });
  expect(findElements(page, "meta", { name: "robots" })).toHaveLength(1);
});

it("asks for something on offer, and has the form alone without a query", async () => {
  const response = await request(`${PATH}?trade=Bakery`);
  const answer = getOnlyElement(parsePage(await response.text()), "noscript");
  expect(getText(answer)).toContain("Name one product or service");
  expect(findElements(answer, "svg")).toEqual([]);
  const plain = getOnlyElement(await fetchPage(PATH), "noscript");
  expect(findElements(plain, "form")).toHaveLength(1);
  expect(getText(plain)).not.toContain("Name one thing");
});
