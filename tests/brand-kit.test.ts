import { expect, it } from "vitest";
import { findElements, getOnlyElement, getText, parsePage } from "./html-elements.ts";
import { fetchPage, readTexts, request } from "./site-pages.ts";

const PATH = "/ai-brand-builder";

it("answers the form without script with three kits in pictures, and the state's rule", async () => {
  const query = new URLSearchParams({
    name: "Mogra",
    trade: "flower shop",
    local: "మోగ్రా",
    state: "telangana",
    about: '"><script>alert(1)</script>',
  });
  const response = await request(`${PATH}?${query}`);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const page = parsePage(await response.text());
  const answer = getOnlyElement(page, "noscript");
  expect(readTexts(findElements(answer, "h3"))).toEqual([
    "Direction 1",
    "Direction 2",
    "Direction 3",
  ]);
  const signboards = findElements(answer, "svg", { "aria-label": "Signboard of Mogra" });
  expect(signboards).toHaveLength(3);
  for (const signboard of signboards) expect(getText(signboard)).toMatch(/మోగ్రాMogra/i);
  expect(findElements(answer, "script")).toEqual([]);
  expect(getText(answer)).toMatch(/Telangana: Telugu/);
  // The form keeps what was sent.
  const form = getOnlyElement(answer, "form");
  const values = findElements(form, "input").map(({ attribs }) => [
    attribs["name"],
    attribs["value"],
  ]);
  expect(Object.fromEntries(values)).toMatchObject({
    name: "Mogra",
    trade: "flower shop",
    local: "మోగ్రా",
  });
  expect(findElements(form, "option", { selected: "" }).map(getText)).toEqual(["Telangana"]);
  expect(findElements(page, "meta", { name: "robots" })).toHaveLength(1);
});

it("has the form alone without a name, and stays cached", async () => {
  const answer = getOnlyElement(await fetchPage(PATH), "noscript");
  expect(findElements(answer, "form")).toHaveLength(1);
  expect(findElements(answer, "svg")).toEqual([]);
  const response = await request(PATH);
  expect(response.headers.get("cache-control")).not.toContain("no-store");
});
