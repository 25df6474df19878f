import { describe, expect, it } from "vitest";
import { leadFieldsCopy } from "@angadi/content/lead-forms";
import { legalPages, timelineCopy } from "@angadi/content/pages/legal";
import { legalTexts } from "./legal-texts.server.ts";
import { readLegalText } from "./read-legal-text.server.ts";

const META = `---
title: T
updated: 2026-11-21
description: A description that is long enough to be one.
intro: I.
---
`;

describe("the legal texts", () => {
  it.each(Object.entries(legalPages))("%s has the same name everywhere", (path, copy) => {
    expect(legalTexts[path as keyof typeof legalTexts]).toMatchObject(copy);
  });

  it("have the same sections in privacy and terms", () => {
    const ids = (path: "/privacy" | "/terms") => legalTexts[path].sections.map(({ id }) => id);
    expect(ids("/terms")).toEqual(ids("/privacy"));
    expect(ids("/terms")).toHaveLength(8);
  });

  it("repeat the forms' retention period in the privacy policy", () => {
    const policy = JSON.stringify(legalTexts["/privacy"]);
    const [period] = /\d+ months after our last exchange/.exec(
      leadFieldsCopy.privacy.points.join(" "),
    ) ?? [""];
    expect(period).not.toBe("");
    expect(policy).toContain(period);
  });

  it("have the same dates in the drawn example and the written one", () => {
    const policyHtml = legalTexts["/return-policy"].sections.map(({ html }) => html).join(" ");
    for (const { date } of timelineCopy.days) expect(policyHtml).toContain(date);
  });
});

describe("readLegalText", () => {
  it("splits a section into title, summary and text", () => {
    const { preamble, sections, updated } = readLegalText(
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
    expect(() => readLegalText(source)).toThrow(message);
  });
});
