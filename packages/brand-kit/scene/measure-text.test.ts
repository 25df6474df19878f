import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadPdfFonts } from "@angadi/pdf/fonts";
import { Typesetter } from "@angadi/pdf/typesetter";
import { measureText } from "./measure-text.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

// The fonts are files of the build, fetched by their paths.
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(path.join(ROOT, url))));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it("measures no word of an Indian script narrower than it is drawn", async () => {
  const words = `मोगरा गुलदस्ता कुल्हड़ ಮಸಾಲೆ ದೋಸೆ ಕೋಳಿ ಮೈಸೂರು ಹೋಳಿಗೆ ಹೊಸ లడ్డూలు కోవా లోలాకు మోగ్రా చీరలు పూతరేకులు
    கௌரி கொழுக்கட்டை தீபாவளி கோலம் গোলাপ পৌষ ପିଠା ગોળ ਗੁਲਾਬ കോഴി പൊറോട്ട`.split(/\s+/);
  const typesetter = new Typesetter(await loadPdfFonts(words.join(""), ["bold"], true));
  const narrow = words.filter(
    (word) => measureText(word, "figtree") + 0.001 < typesetter.shape(word, "bold").width,
  );
  expect(narrow).toEqual([]);
});
