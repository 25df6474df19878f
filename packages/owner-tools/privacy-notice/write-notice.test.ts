import { describe, expect, it } from "vitest";
import { emptyNotice, tailorShopNotice } from "./example.ts";
import { noticeCopy } from "./copy.ts";
import {
  CHANNEL_IDS,
  DATA_IDS,
  type NoticeFields,
  RECEIVER_IDS,
  parseNotice,
  parseAnswerDays,
  mapToPartialRecord,
} from "./notice.ts";
import { documentToPlainText } from "../kit/document/to-plain-text.ts";
import { toHtmlPage } from "./to-html-page.ts";
import { listAdvice, listMissing, writeNotice } from "./write-notice.ts";

const { notice: copy, form } = noticeCopy;
const renderText = (notice: NoticeFields) => documentToPlainText(writeNotice(notice, copy));
const changeTexts = (texts: Partial<NoticeFields["texts"]>): NoticeFields => ({
  ...tailorShopNotice,
  texts: { ...tailorShopNotice.texts, ...texts },
});
const fullNotice: NoticeFields = {
  ...tailorShopNotice,
  data: mapToPartialRecord(DATA_IDS, (id) => ({
    ...form.defaults[id],
    purpose: `purpose of ${id}`,
    until: `time of ${id}`,
  })),
  receivers: mapToPartialRecord(RECEIVER_IDS, (id) => `provider ${id}`),
  channels: CHANNEL_IDS,
  languages: ["Hindi", "Telugu"],
};

describe("the notice", () => {
  it("is itemised as the Rules require, according to the guide", () => {
    const text = renderText(fullNotice);
    for (const id of DATA_IDS) {
      expect(text).toContain(`- ${copy.data[id]}`);
      expect(text).toContain(`So that we can: purpose of ${id}`);
      expect(text).toContain(`Until: time of ${id}`);
    }
    for (const id of RECEIVER_IDS) expect(text).toContain(`provider ${id}`);
    expect(text).toContain("you may take it back at any time, as easily as you gave it");
    expect(text).toContain("You may then complain to the Data Protection Board of India.");
    expect(text).toContain("We answer within 15 days.");
    expect(text).toContain("Ask Rekha Patel: 98XXX XXXXX or rekha-tailors.example/data.");
    expect(text).toContain("[ ] Yes, send me offers by WhatsApp, SMS and e-mail.");
    expect(text).toContain("This notice is also available in Hindi and Telugu.");
  });

  it("omits everything that is not ticked", () => {
    const text = renderText({ ...tailorShopNotice, channels: [], receivers: {}, languages: [] });
    expect(text).not.toMatch(/offers|camera|child|cookie/i);
    expect(renderText({ ...tailorShopNotice, neverSold: false })).not.toContain("sell");
    expect(renderText(emptyNotice)).not.toContain("Nobody outside");
    expect(text).toContain("Nobody outside our business.");
    expect(text).not.toContain("[ ]");
  });

  it("makes no claims about the law", () => {
    expect(JSON.stringify(noticeCopy) + renderText(fullNotice)).not.toMatch(
      /(?:fully|is|are|be) compliant|complies with|guarantee/i,
    );
    expect(noticeCopy.lawyer).toContain("have a lawyer read it");
    expect(noticeCopy.lawyer).toContain("does not make a business compliant");
    expect(noticeCopy.law).toContain("as of June 2026");
  });

  it("reports what is missing", () => {
    expect(listMissing(tailorShopNotice, copy)).toEqual([]);
    const { missing } = copy;
    expect(listMissing(changeTexts({ person: " " }), copy)).toEqual([missing.person]);
    expect(missing.person).toBe("A notice needs a person to write to.");
    expect(listMissing(changeTexts({ phone: "" }), copy)).toEqual([missing.phoneOrEmail]);
    expect(listMissing(changeTexts({ days: "120" }), copy)).toEqual([missing.days]);
    expect(listMissing(emptyNotice, copy)).toHaveLength(6);
    const noticeWithBirthday = { ...tailorShopNotice, data: { birthday: form.defaults.birthday } };
    expect(listMissing(noticeWithBirthday, copy)).toEqual([
      "A notice says what each thing is for. Missing for: date of birth.",
      "A deleting date for everything. Missing for: date of birth.",
    ]);
    expect(listAdvice(noticeWithBirthday, copy)).toEqual([copy.advice.birthday]);
    expect(renderText(emptyNotice)).toContain(copy.placeholders.contact);
    expect(renderText(changeTexts({ person: "", days: "x" }))).toContain("[…]");
  });

  it.each([
    ["1", 1],
    ["90", 90],
    [" 15 ", 15],
    ["0", undefined],
    ["91", undefined],
    ["1e1", undefined],
    ["", undefined],
  ])("parses %j as the days to answer complaints", (days, count) => {
    expect(parseAnswerDays(changeTexts({ days }))).toBe(count);
  });

  it("treats hostile text as plain text", () => {
    const name = `<script>alert(1)</script>"&\u0000\u202e🪔 धन`;
    const page = toHtmlPage(writeNotice(changeTexts({ name, person: name }), copy), copy.title);
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;🪔 धन");
    for (const character of ["\u0000", "\u202e"]) expect(page).not.toContain(character);
    expect(renderText(changeTexts({ name: "a\r\nb" }))).toContain("a b");
  });

  it("drops invalid parts of stored data", () => {
    for (const value of [undefined, null, 4, "x"]) expect(parseNotice(value)).toBeUndefined();
    const malformed: unknown = JSON.parse(
      '{"__proto__":{"a":1},"texts":[],"data":{"contact":3,"__proto__":{},"other":{}},"receivers":{"courier":4},"channels":"x","languages":[4,"Hindi"]}',
    );
    expect(parseNotice(malformed)).toMatchObject({ data: {}, receivers: {}, languages: ["Hindi"] });
    expect(parseNotice(JSON.parse(JSON.stringify(fullNotice)))).toEqual(fullNotice);
  });
});
