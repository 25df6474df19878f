import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addLines, extractPdfText, findPrintErrors } from "@angadi/tests/bill-prints";
import { type BillBrand, makeBillBrand } from "@angadi/brand-kit/bill-brand";
import { type BillDraft, LOOKS, SIZES, emptyLine } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { computeBill } from "../compute-bill.ts";
import { toPaperContent } from "../paper-content.ts";
import { findUnsupportedCharacters } from "@angadi/pdf/supported-characters";
import { makePdf } from "./make-pdf.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

// The fonts are files of the build, fetched by their paths.
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(path.join(ROOT, url))));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The text of each page of a bill's PDF. */
async function makePages(draft: BillDraft, isDraft = false): Promise<string[]> {
  const pdf = await makePdf(computeBill(draft), { isDraft });
  return extractPdfText(new Uint8Array(await pdf.arrayBuffer()));
}

/** All texts of a paper, except the link in the code. */
function listTexts(draft: BillDraft, isDraft = false): string[] {
  const { upi, ...content } = toPaperContent(computeBill(draft), { isDraft });
  const texts: string[] = [];
  JSON.stringify({ ...content, upi: upi?.lines }, (key, value: unknown) => {
    if (typeof value === "string" && key !== "key" && key !== "part") texts.push(value);
    return value;
  });
  return texts.filter((text) => text !== "");
}

/** Removes spaces and invisible characters, since lines break differently. */
const normalise = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\u200b-\u200d]/g, "")
    .toLowerCase();

const names = {
  Latin: "Meera’s Bakes & Śrī Foods – ₹10 off",
  Devanagari: "मीरा स्वीट्स, राष्ट्रीय मिठाई क्षत्रिय श्री अर्थव्यवस्था। क्‍ष र्‍य",
  Telugu: "మీరా స్వీట్స్, శ్రీ కృష్ణా మిఠాయి జ్ఞానం రాష్ట్రం",
  Tamil: "மீரா ஸ்வீட்ஸ், கோயம்புத்தூர் கொடு கௌ லட்டு ஸ்ரீ",
  Gujarati: "મીરા સ્વીટ્સ, અં ક્ષત્રિય શ્રી વિદ્યાર્થી જ્ઞાન",
  Kannada: "ಮೀರಾ ಸ್ವೀಟ್ಸ್, ಬೆಂಗಳೂರು ಕೊಡು ರಾಷ್ಟ್ರ",
  Bengali: "মীরা সুইটস, মিষ্টি কোলকাতা রাষ্ট্র কৌ",
  Malayalam: "മീര സ്വീറ്റ്സ്, കേരളം വിദ്യാർത്ഥി കൊല്ലം രാഷ്ട്രം",
  Gurmukhi: "ਮੀਰਾ ਸਵੀਟਸ, ਸ਼੍ਰੀ ਪੰਜਾਬੀ ਗ੍ਰਹਿ ਪ੍ਰ",
  Odia: "ମୀରା ସୁଇଟ୍ସ, ଓଡ଼ିଆ ରାଷ୍ଟ୍ର ବିଦ୍ୟାର୍ଥୀ",
};
const named = (name: string): BillDraft => ({
  ...exampleDraft,
  seller: { ...exampleDraft.seller, name },
  buyer: { ...exampleDraft.buyer, name, delivery: name },
  lines: exampleDraft.lines.map((line) => Object.assign({}, line, { name })),
  note: name,
  terms: name,
});

describe("the PDF of a bill", () => {
  it.each(LOOKS.flatMap((look) => SIZES.map((size) => ({ look, size }))))(
    "has all texts of its paper: $look, $size",
    async ({ look, size }) => {
      const draft = { ...exampleDraft, look, size, note: "Thank you", terms: "E. & O. E." };
      const pages = await makePages(draft, true);
      const text = normalise(pages.join(""));
      const isOnRoll = (value: string) =>
        !["#", "Description", "Quantity", "Rate", "Taxable value", "1", "2"].includes(value);
      const texts = listTexts(draft, true).filter((value) => size !== "roll" || isOnRoll(value));
      expect(texts.filter((value) => !text.includes(normalise(value)))).toEqual([]);
      expect(pages).toHaveLength(1);
    },
  );

  it.each(Object.entries(names))("has names in %s, letter for letter", async (_, name) => {
    const text = normalise((await makePages(named(name))).join(""));
    expect(text.split(normalise(name)).length - 1).toBe(8);
  });

  it("repeats the column headings and keeps the totals with a line", async () => {
    for (const [count, size] of [
      [60, "a4"],
      [200, "a4"],
      [40, "a5"],
      [40, "roll"],
    ] as const) {
      const draft = { ...addLines(exampleDraft, count), size };
      expect(findPrintErrors(await makePages(draft), draft, "₹")).toEqual([]);
    }
  });

  it("has 60 lines with long descriptions on two A4 pages", async () => {
    const name = "Basmati rice, extra long grain, aged two years, in bags of 25 kg each, no";
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...emptyLine,
      name: `${name} ${index + 1}`,
      code: "1006",
      quantity: "12",
      rate: "2450",
    }));
    expect(await makePages({ ...exampleDraft, lines })).toHaveLength(2);
  });

  it("has all of a text that is longer than a page", async () => {
    const long = Array.from({ length: 150 }, (_, index) => `l${index}`).join("\n");
    const draft = { ...exampleDraft, size: "a5" as const, terms: long };
    const pages = await makePages({ ...draft, seller: { ...draft.seller, address: long } });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join(" ").match(/\bl\d+\b/g)).toHaveLength(300);
  });

  it("drops invisible characters", async () => {
    const text = (await makePages(named("Mee\u200Dra\u200B\u2060 Ba\uFE0Fkes"))).join("");
    expect(text.split("Meera Bakes")).toHaveLength(9);
  });

  it.each(LOOKS)("is offered only for characters that its fonts have: %s", async (look) => {
    const letters = Array.from({ length: 0x28_00 }, (_, code) => String.fromCharCode(code))
      .filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))
      .filter((letter) => findUnsupportedCharacters(letter).length === 0);
    expect(letters.length).toBeGreaterThan(900);
    const seller = { ...exampleDraft.seller, name: letters.join("") };
    await expect(makePages({ ...exampleDraft, look, seller })).resolves.toBeDefined();
  });

  it("is rejected for characters that no font has, which are named", async () => {
    const text = "Meera 😀 नमस्ते 漢";
    expect(findUnsupportedCharacters(text)).toEqual(["😀", "漢"]);
    await expect(makePages(named(text))).rejects.toThrow("No font has 😀.");
  });
});

describe.each(LOOKS)("a bill of the design %s", (look) => {
  const options = { isDraft: false, host: "angadi.example" };
  const make = async (draft: Partial<BillDraft>, brand?: BillBrand) => {
    const pdf = await makePdf(computeBill({ ...exampleDraft, look, ...draft }), options, brand);
    return new Uint8Array(await pdf.arrayBuffer());
  };

  it("says at its foot that it was made with Angadi, unless that is switched off", async () => {
    const credit = "Made free with Angadi, angadi.example";
    expect((await extractPdfText(await make({ showsCredit: true }))).join(" ")).toContain(credit);
    expect((await extractPdfText(await make({ showsCredit: false }))).join(" ")).not.toContain(
      "Angadi",
    );
  });

  it("has the outlines of the brand's mark", async () => {
    const [plain, branded] = [
      await make({}),
      await make({}, makeBillBrand("name=Mogra&trade=flower+shop&mark=letter-1")),
    ];
    expect(branded.length).toBeGreaterThan(plain.length + 100);
    expect(await extractPdfText(branded)).toEqual(await extractPdfText(plain));
  });
});
