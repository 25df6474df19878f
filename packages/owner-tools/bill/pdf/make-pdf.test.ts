import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { repeatLines, extractPdfText, findPrintProblems } from "@angadi/tests/bill-prints";
import { type BillBrand, makeBillBrand } from "@angadi/brand-kit/maker/bill-brand";
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

/** Makes a bill's PDF and returns the text of each page. */
async function readPages(draft: BillDraft, isDraft = false): Promise<string[]> {
  const pdf = await makePdf(computeBill(draft), { isDraft });
  return extractPdfText(new Uint8Array(await pdf.arrayBuffer()));
}

/** All texts of a bill, except the link in the QR code. */
function listTexts(draft: BillDraft, isDraft = false): string[] {
  const { upi, ...content } = toPaperContent(computeBill(draft), { isDraft });
  const texts: string[] = [];
  JSON.stringify({ ...content, upi: upi?.lines }, (key, value: unknown) => {
    if (typeof value === "string" && key !== "key" && key !== "part") texts.push(value);
    return value;
  });
  return texts.filter((text) => text !== "");
}

/** Removes spaces and invisible characters, since lines break elsewhere in the PDF. */
const normalize = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\u200b-\u200d]/g, "")
    .toLowerCase();

const NAMES_BY_SCRIPT = {
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
const createDraftWithName = (name: string): BillDraft => ({
  ...exampleDraft,
  seller: { ...exampleDraft.seller, name },
  buyer: { ...exampleDraft.buyer, name, delivery: name },
  lines: exampleDraft.lines.map((line) => Object.assign({}, line, { name })),
  note: name,
  terms: name,
});

describe("the PDF of a bill", () => {
  it.each(LOOKS.flatMap((look) => SIZES.map((size) => ({ look, size }))))(
    "has all texts of the bill: $look, $size",
    async ({ look, size }) => {
      const draft = { ...exampleDraft, look, size, note: "Thank you", terms: "E. & O. E." };
      const pages = await readPages(draft, true);
      const text = normalize(pages.join(""));
      const isShownOnRoll = (value: string) =>
        !["#", "Description", "Quantity", "Rate", "Taxable value", "1", "2"].includes(value);
      const texts = listTexts(draft, true).filter(
        (value) => size !== "roll" || isShownOnRoll(value),
      );
      expect(texts.filter((value) => !text.includes(normalize(value)))).toEqual([]);
      expect(pages).toHaveLength(1);
    },
  );

  it.each(Object.entries(NAMES_BY_SCRIPT))(
    "has names in %s, letter for letter",
    async (_, name) => {
      const text = normalize((await readPages(createDraftWithName(name))).join(""));
      expect(text.split(normalize(name)).length - 1).toBe(8);
    },
  );

  it("repeats the column headings and keeps the totals with a line", async () => {
    for (const [count, size] of [
      [60, "a4"],
      [200, "a4"],
      [40, "a5"],
      [40, "roll"],
    ] as const) {
      const draft = { ...repeatLines(exampleDraft, count), size };
      expect(findPrintProblems(await readPages(draft), draft, "₹")).toEqual([]);
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
    expect(await readPages({ ...exampleDraft, lines })).toHaveLength(2);
  });

  it("has all of a text that is longer than a page", async () => {
    const longText = Array.from({ length: 150 }, (_, index) => `l${index}`).join("\n");
    const draft = { ...exampleDraft, size: "a5" as const, terms: longText };
    const pages = await readPages({ ...draft, seller: { ...draft.seller, address: longText } });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join(" ").match(/\bl\d+\b/g)).toHaveLength(300);
  });

  it("drops invisible characters", async () => {
    const text = (await readPages(createDraftWithName("Mee\u200Dra\u200B\u2060 Ba\uFE0Fkes"))).join(
      "",
    );
    expect(text.split("Meera Bakes")).toHaveLength(9);
  });

  it.each(LOOKS)("has every character that is not reported as unsupported: %s", async (look) => {
    const characters = Array.from({ length: 0x28_00 }, (_, code) => String.fromCharCode(code))
      .filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character))
      .filter((character) => findUnsupportedCharacters(character).length === 0);
    expect(characters.length).toBeGreaterThan(900);
    const seller = { ...exampleDraft.seller, name: characters.join("") };
    await expect(readPages({ ...exampleDraft, look, seller })).resolves.toBeDefined();
  });

  it("rejects characters that no font has, and names them", async () => {
    const text = "Meera 😀 नमस्ते 漢";
    expect(findUnsupportedCharacters(text)).toEqual(["😀", "漢"]);
    await expect(readPages(createDraftWithName(text))).rejects.toThrow("No font has 😀.");
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
