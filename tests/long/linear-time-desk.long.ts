import { parseSearchWords, listSearchWords } from "@angadi/api/desk/leads/lead-words";
import { findPasswordProblem } from "@angadi/desk-ports/password";
import { parsePhone } from "@angadi/formats/phone";
import { rupeesSchema } from "@angadi/desk-ports/plans";
import {
  toTypeId,
  normalizeName,
  typeGroupSchema,
  typeIdSchema,
  typeNameSchema,
} from "@angadi/desk-ports/business-types";
import { countReadMinutes } from "@angadi/api/posts/read-time";
import { listPublishingProblems, toSlug } from "@angadi/contract/post-document";
import { suggestId } from "@angadi/desk/affiliates/suggested-id";
import { parseFilter } from "@angadi/desk/leads/filter";
import { diffTexts } from "@angadi/desk/posts/diff-texts";
import { type PostForm, parsePostForm, toPostForm, parseTime } from "@angadi/desk/posts/post-form";
import { fromEditor, toEditor } from "@angadi/desk/posts/text/editor-document";
import { parseLinkAddress, parseTypedAddress } from "@angadi/desk/posts/text/link-address";
import { toPlainText } from "@angadi/desk/posts/text/plain-text";
import { checkFile } from "@angadi/desk/types/check-file";
import { isFormula, formatTextCell } from "@angadi/formats/csv";
import { parseCsv } from "@angadi/formats/parse-csv";
import { testLinearTime } from "./linear-time.ts";

const toJson = (paragraphs: readonly string[]) =>
  JSON.stringify(paragraphs.map((text) => ({ type: "paragraph", data: { text } })));

const createForm = (text: string): PostForm => ({
  title: text,
  slug: text,
  excerpt: text,
  category: text,
  author: text,
  tags: text,
  coverUrl: text,
  coverAlt: text,
  blocks: toJson([text]),
});

/** Splits a text into paragraphs that are short enough to be stored. */
const splitIntoParagraphs = (text: string) => text.match(/[^]{1,90000}/g) ?? [];

/** Opens a stored post as a form, as text and in the editor, and checks it for publishing. */
function openPost(text: string): void {
  const document = parsePostForm({ ...createForm(""), blocks: toJson(splitIntoParagraphs(text)) });
  if (!document) return;
  toPostForm(document);
  toPlainText(document.blocks);
  fromEditor(toEditor(document.blocks));
  listPublishingProblems(document);
  countReadMinutes(document);
}

testLinearTime({
  "a post's form": (text) => parsePostForm(createForm(text)),
  "a stored post": openPost,
  "two versions of a post": (text) => diffTexts(text, `b${text}`),
  "a post's slug": toSlug,
  "a post's time": (at) => parseTime({ at }),
  "a post's links": (text) => [parseLinkAddress(text), parseTypedAddress(text)],
  "a file of business types": (text) =>
    checkFile(new TextEncoder().encode(`name,group\n${text}`), []),
  "a business type": (text) => [
    toTypeId(text),
    normalizeName(text),
    typeGroupSchema.safeParse(text),
    typeIdSchema.safeParse(text),
    typeNameSchema.safeParse(text),
  ],
  "CSV that is read": parseCsv,
  "CSV that is written": (text) => [formatTextCell(text), isFormula(text)],
  "a plan's price": (text) => rupeesSchema.safeParse(text),
  "a lead's words": (text) =>
    listSearchWords({
      name: text,
      email: text,
      reference: text,
      phone: parsePhone(text),
      message: text,
      company: { name: text, website: text },
    } as Parameters<typeof listSearchWords>[0]),
  "a search for leads": (text) => [
    parseSearchWords(text),
    parseFilter(new URLSearchParams({ q: text })),
  ],
  "a partner's id": (text) => suggestId(text, text),
  "a password": (text) => findPasswordProblem(text, [text]),
});
