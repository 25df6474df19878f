import { describe, expect, it } from "vitest";
import { getFaqCopy } from "./faq.ts";
import { blogQuestions } from "./pages/ai-blog-builder-questions.ts";
import { brandQuestions } from "./pages/ai-brand-builder-questions.ts";
import { crmQuestions } from "./pages/ai-crm-builder-questions.ts";
import { invoiceQuestions } from "./pages/ai-invoice-questions.ts";
import { websiteQuestions } from "./pages/ai-website-builder-questions.ts";
import { nameGeneratorQuestions as nameQuestions } from "./pages/business-name-sections.ts";
import { getPricingSections } from "./pages/pricing-sections.ts";
import { socialQuestions } from "./pages/social-media-questions.ts";

const answers = [
  getFaqCopy([]),
  getPricingSections([]).questions,
  websiteQuestions,
  blogQuestions,
  brandQuestions,
  crmQuestions,
  invoiceQuestions,
  socialQuestions,
  nameQuestions,
].flatMap(({ questions }) => questions.map(({ answer }) => answer));

describe("answers to common questions", () => {
  it("begin with what visitors get", () => {
    const refusals = answers.filter((answer) =>
      /^(No[,.]|Not |Nobody|Perhaps|We do not)/.test(answer),
    );
    expect(refusals).toEqual([]);
  });

  it("state each limit once on the site", () => {
    for (const limit of [
      /one-click export/,
      /in English today/,
      /outside India/,
      /record your WhatsApp/,
      /refunds/,
    ]) {
      expect([limit, answers.filter((answer) => limit.test(answer)).length]).toEqual([limit, 1]);
    }
  });

  it("do not list what is missing", () => {
    expect(answers.filter((answer) => /not part of|not promise/.test(answer))).toEqual([]);
  });
});
