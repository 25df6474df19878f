import { describe, expect, it } from "vitest";
import { leadFieldsCopy } from "@angadi/content/lead-forms";
import { legalPages, timelineCopy } from "@angadi/content/pages/legal";
import { legalTexts } from "./legal-texts.server.ts";
import { parseLegalText } from "./parse-legal-text.server.ts";

const META = `---
title: T
updated: 2026-11-21
description: A description that is long enough to be one.
intro: I.
---
`;

describe("the legal texts", () => {
  it.each(Object.entries(legalPages))("%s repeats its title and description", (path, copy) => {
    expect(legalTexts[path as keyof typeof legalTexts]).toMatchObject(copy);
  });

  it("have the same sections in privacy and terms", () => {
    const listIds = (path: "/privacy" | "/terms") => legalTexts[path].sections.map(({ id }) => id);
    expect(listIds("/terms")).toEqual(listIds("/privacy"));
    expect(listIds("/terms")).toHaveLength(8);
  });

  it("repeat the forms' retention period in the privacy policy", () => {
    const policy = JSON.stringify(legalTexts["/privacy"]);
    const [period] = /\d+ months after our last exchange/.exec(
      leadFieldsCopy.privacy.points.join(" "),
    ) ?? [""];
    expect(period).not.toBe("");
    expect(policy).toContain(period);
  });

  it("have the same dates in the example's timeline and in its text", () => {
    const policyHtml = legalTexts["/return-policy"].sections.map(({ html }) => html).join(" ");
    for (const { date } of timelineCopy.days) expect(policyHtml).toContain(date);
  });
});

describe("parseLegalText", () => {
  it("splits a section into its title, summary and text", () => {
    const { preamble, sections, updated } = parseLegalText(
      `${META}Before.\n\n## One & two\n\n> Short.\n\nLong.\n`,
    );
    expect(preamble).toBe("<p>Before.</p>");
    expect(updated).toEqual({ iso: "2026-11-21", text: "Nov 21, 2026" });
    expect(sections).toEqual([
      { id: "one--two", title: "One & two", summary: "Short.", html: "<p>Long.</p>" },
    ]);
  });

  it.each([
    ["a section without a summary", `${META}Before.\n\n## One\n\nLong.\n`, /needs a summary/],
    ["a section with only a summary", `${META}Before.\n\n## One\n\n> Short.\n`, /needs a summary/],
    ["an invalid date", `${META.replace("2026-11-21", "soon")}Before.\n`, /updated/],
    ["an unknown field", `${META.replace("intro:", "by: A\nintro:")}Before.\n`, /by/],
  ])("rejects %s", (_what, source, message) => {
    expect(() => parseLegalText(source)).toThrow(message);
  });
});
