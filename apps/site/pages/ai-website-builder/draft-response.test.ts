import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { BRIEF_LIMITS } from "@angadi/drafts/draft";
import { readDraftForm, respondWithDraft } from "./draft-response.server.ts";

const postForm = (fields: Record<string, string>) =>
  respondWithDraft({ form: new Map(Object.entries(fields)), nonce: "abc" });

const CAKES = {
  sentence: "Home bakery in Nellore, eggless cakes ₹450 a kg, home delivery",
  name: "Meera Cakes",
};

describe("a draft requested by a form post", () => {
  it("is a standalone page", async () => {
    const response = postForm(CAKES);
    expect(response?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response?.headers.has("Content-Disposition")).toBe(false);
    const page = await response?.text();
    expect(page).toContain("Meera Cakes");
    expect(page).toContain("Nellore");
    expect(page).toContain(".woff2");
    expect(page).toContain('<style nonce="abc">');
  });

  it("shows the posted fields, and fills the empty ones from the sentence", async () => {
    const page = await postForm({ ...CAKES, hours: "9 to 9", delivery: "", offer1: "" })?.text();
    expect(page).toMatch(/Eggless cakes<.*₹450\sa\skg<.*9\sto\s9</s);
    expect(page).toContain("Delivered to your door");
    const corrected = await postForm({ ...CAKES, offer1: "Bread", price1: "40" })?.text();
    expect(corrected).toContain("₹40");
    expect(corrected).not.toContain("₹450");
  });

  it("is a single file with embedded fonts", async () => {
    const response = postForm({ ...CAKES, file: "html" });
    expect(response?.headers.get("Content-Disposition")).toBe(
      'attachment; filename="meera-cakes.html"',
    );
    const page = (await response?.text()) ?? "";
    expect(page).toContain('url("data:font/woff2;base64,d09GMg');
    expect(page).not.toMatch(/(?:src|url\()=?["']?\/(?!\/)/);
  });

  it("is a ZIP of the page and its fonts", async () => {
    const response = postForm({ ...CAKES, name: "మీరా", file: "zip" });
    expect(response?.headers.get("Content-Disposition")).toBe(
      'attachment; filename="my-website.zip"',
    );
    const files = unzipSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer()));
    expect(Object.keys(files)).toContain("index.html");
    expect(Object.keys(files).filter((name) => name.endsWith(".woff2")).length).toBeGreaterThan(0);
  });

  it("escapes hostile input and sanitises the file name", async () => {
    const name = '"><script>x</script>\r\nSet-Cookie: a=b';
    const response = postForm({ ...CAKES, name, file: "html" });
    expect(response?.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="[a-z-]+\.html"$/,
    );
    expect(await response?.text()).not.toContain("<script>x");
  });
});

it.each([
  [{}, "sentence"],
  [{ sentence: "   " }, "sentence"],
  [{ sentence: "x".repeat(BRIEF_LIMITS.sentence + 1) }, "sentence"],
  [{ ...CAKES, name: "x".repeat(10_000) }, "name"],
  [{ ...CAKES, whatsapp: "call me" }, "whatsapp"],
])("reports problems in %.60j and keeps the input", (fields: Record<string, string>, field) => {
  expect(postForm(fields)).toBeUndefined();
  const { brief, problems } = readDraftForm(new Map(Object.entries(fields)));
  expect(Object.keys(problems)).toEqual([field]);
  expect(brief).toMatchObject(fields);
});
