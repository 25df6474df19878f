import { beforeAll, describe, expect, it } from "vitest";
import { planDocumentCopy } from "./business-plan/document-copy.ts";
import { emptyPlan, laundryPlan } from "./business-plan/example.ts";
import { tailorShopNotice } from "./privacy-notice/example.ts";
import { noticeCopy } from "./privacy-notice/copy.ts";
import { needs } from "@angadi/test-kit/packages";
import { unzip, convertDocxToText } from "@angadi/tests/documents";
import { planToDocx } from "./business-plan/plan-to-docx.ts";
import { ANSWER_IDS, type BusinessPlanFields } from "./business-plan/plan.ts";
import { mapToRecord } from "./kit/frame/parse-shape.ts";
import { noticeToDocx } from "./privacy-notice/notice-to-docx.ts";
import type { NoticeFields } from "./privacy-notice/notice.ts";
import { writeNotice } from "./privacy-notice/write-notice.ts";

/** Text that could break a file or be parsed as markup. */
const HOSTILE = `</w:t></w:r><script>alert(1)</script> & "quoted" <!-- ]]> \u0000\u0007\ud83d 🪔 שלום \u202eabc धन`;
const LONG_TEXT = "अ🪔x ".repeat(2500);

const hostilePlan: BusinessPlanFields = {
  ...laundryPlan,
  answers: mapToRecord(ANSWER_IDS, (id) => (id === "offer" ? LONG_TEXT : `${HOSTILE} ${id}`)),
  needs: [{ name: HOSTILE, amount: "1,000" }],
  unit: HOSTILE,
};
const hostileNotice: NoticeFields = {
  ...tailorShopNotice,
  texts: { ...tailorShopNotice.texts, name: HOSTILE, person: HOSTILE },
  data: { contact: { purpose: HOSTILE, until: LONG_TEXT } },
};
const createPlanDocx = (plan: BusinessPlanFields) =>
  planToDocx(plan, planDocumentCopy, "https://www.angadi.example/business-starter-guide/x");
const createNoticeDocx = (notice: NoticeFields) =>
  noticeToDocx(writeNotice(notice, noticeCopy.notice), noticeCopy);

let files: ReadonlyMap<string, Uint8Array>;
let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = new Map([
    ["laundry", await createPlanDocx(laundryPlan)],
    ["blank", await createPlanDocx(emptyPlan)],
    ["hostile", await createPlanDocx(hostilePlan)],
    ["tailor", await createNoticeDocx(tailorShopNotice)],
    ["hostile-notice", await createNoticeDocx(hostileNotice)],
  ]);
  texts = await convertDocxToText(files);
}, 240_000);

const getText = (name: string) => texts.get(name) ?? "";
const readPart = (name: string, part: string) =>
  unzip(files.get(name) ?? new Uint8Array()).get(part) ?? "";

const NEEDS_LIBREOFFICE = { tags: needs("libreoffice-writer-nogui") };

describe("a plan in Word", NEEDS_LIBREOFFICE, () => {
  it("has every answer, and every number that the guide states", () => {
    const text = getText("laundry");
    for (const answer of Object.values(laundryPlan.answers)) {
      for (const line of answer.split(/\n+/)) expect(text).toContain(line);
    }
    for (const figure of ["₹9,85,200", "₹1,64,200", "₹56", "876", "1,233", "−₹2,10,768", "₹954"]) {
      expect(text).toContain(figure);
    }
    expect(text).toContain("The running total is lowest in month 8, at −₹2,10,768.");
    expect(text).toContain("Both totals are equal to the rupee.");
    expect(text).not.toContain("[…]");
  });

  it("has a hint for each missing answer", () => {
    const text = getText("blank");
    for (const hint of Object.values(planDocumentCopy.hints)) {
      expect(text).toContain(`[…] ${hint}`);
    }
    for (const name of planDocumentCopy.money.blankNeeds) expect(text).toContain(name);
    expect(text).not.toMatch(/₹\d|NaN|undefined/);
  });

  it("uses Word’s built-in styles, with a header, page numbers and contents", () => {
    const document = readPart("laundry", "word/document.xml");
    for (const style of ["Title", "Heading1", "Heading2", "TOC1"]) {
      expect(document).toContain(`<w:pStyle w:val="${style}"/>`);
      expect(readPart("laundry", "word/styles.xml")).toContain(`w:styleId="${style}"`);
    }
    expect(document.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(9);
    expect(document.match(/<w:tblStyle w:val="PlanTable"\/>/g)).toHaveLength(5);
    expect(readPart("laundry", "word/styles.xml")).toContain('w:styleId="PlanTable"');
    expect(document.match(/<w:tblHeader\/>/g)?.length).toBe(5);
    expect(readPart("laundry", "word/header1.xml")).toContain("Patia Laundry");
    expect(readPart("laundry", "word/footer1.xml")).toMatch(/PAGE.*NUMPAGES/s);
    // Opening the file shows no prompt.
    expect(readPart("laundry", "word/settings.xml")).not.toContain("updateFields");
    expect(document).not.toContain('w:dirty="true"');
    expect(document).not.toContain("alert");
  });

  it("spaces lines by their font, so that a heading of two lines does not overprint itself", () => {
    const spacings = readPart("laundry", "word/styles.xml").match(/<w:spacing [^>]*w:line=[^>]*>/g);
    expect(spacings).not.toBeNull();
    for (const spacing of spacings ?? []) expect(spacing).toContain('w:lineRule="auto"');
  });
});

describe("a notice in Word", NEEDS_LIBREOFFICE, () => {
  it("has its items, purposes and retention periods", () => {
    const text = getText("tailor");
    for (const use of Object.values(tailorShopNotice.data)) {
      expect(text).toContain(use.purpose);
      expect(text).toContain(use.until);
    }
    expect(text).toContain("Data Protection Board of India");
    expect(text).toContain("☐ Yes, send me offers by WhatsApp.");
  });
});

describe("hostile text", NEEDS_LIBREOFFICE, () => {
  it.each(["hostile", "hostile-notice"])("stays text in %s", (name) => {
    const text = getText(name);
    expect(text).toContain(`</w:t></w:r><script>alert(1)</script> & "quoted" <!-- ]]>`);
    expect(text).toContain("🪔 שלום abc धन");
    const document = readPart(name, "word/document.xml");
    const parts = ["word/header1.xml", "docProps/core.xml"].map((part) => readPart(name, part));
    for (const part of [text, document, ...parts])
      for (const character of ["\u0000", "\u0007", "\u202e"]) expect(part).not.toContain(character);
    expect(document).not.toContain("<script");
    expect(document).toBe(document.toWellFormed());
  });

  it("is complete, even if it has ten thousand characters", () => {
    expect(getText("hostile")).toContain(LONG_TEXT.trim());
  });
});
