import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import type { BillDraft } from "@angadi/owner-tools/bill/draft";

/** Opens the bill maker with a draft. */
export async function openBillMaker(page: Page, draft: BillDraft): Promise<void> {
  await page.evaluate(
    (savedForm) => {
      // Bills that were printed before have used their numbers.
      localStorage.clear();
      sessionStorage.setItem("bill-form", JSON.stringify(savedForm));
    },
    { id: "", draft },
  );
  await page.reload();
  await page.getByRole("link", { name: "Make a bill now" }).click();
  await page.getByRole("group", { name: "Are you registered for GST?" }).waitFor();
}

/** Prints the page to PDF. Returns the text of each PDF page. */
export async function printToText(page: Page): Promise<string[]> {
  return extractPdfText(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** The text of each page of a PDF. */
export async function extractPdfText(bytes: Iterable<number>): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document, { mergePages: false });
  await document.cleanup();
  return text.map((pageText) => pageText.replaceAll(/\s+/g, " "));
}

/** Repeats the draft's lines until there are `count`, each with a number in its name. */
export const repeatLines = (draft: BillDraft, count: number): BillDraft => ({
  ...draft,
  lines: Array.from({ length: count }, (_, index) =>
    Object.assign({}, draft.lines[index % draft.lines.length], {
      name: `Tin number ${index + 1} of the order`,
    }),
  ),
});

/** Problems of a print: lines not printed exactly once, totals without a line, missing page numbers. */
export function findPrintProblems(
  pages: readonly string[],
  { lines, size }: BillDraft,
  total: string,
): string[] {
  const allText = pages.join(" ");
  const names = lines.map(({ name }) => name);
  const last = pages.at(-1) ?? "";
  const problems = names.filter((name) => allText.split(`${name} `).length !== 2);
  if (!last.includes(total)) problems.push("no total on the last page");
  if (!last.includes(`${names.at(-1)} `)) problems.push("totals without a line");
  if (!last.includes("Authorised signatory")) problems.push("no signature on the last page");
  if (size === "roll" && pages.length > 1) problems.push("a roll has one page");
  if (size === "roll") return problems;
  for (const [index, text] of pages.entries()) {
    const pageNumber = `Page ${index + 1} of ${pages.length}`;
    if (pages.length > 1 && !text.includes(pageNumber)) problems.push(`no ${pageNumber}`);
    if (!text.includes("Description")) problems.push(`no column headings on page ${index + 1}`);
  }
  return problems;
}
