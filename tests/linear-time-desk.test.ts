import { wordsIn, searchWords } from "#api/desk/lead-words.ts";
import { passwordProblem } from "#contract/desk/password.ts";
import { typedRupees } from "#contract/desk/plans.ts";
import { idOfName, sameName, typeGroup, typeId, typeName } from "#contract/desk/types.ts";
import { readTimeMinutes } from "#api/posts/read-time.ts";
import { publishingProblems, toSlug } from "#contract/post-document.ts";
import { suggestedId } from "#desk/affiliates/suggested-id.ts";
import { parseFilter } from "#desk/leads/filter.ts";
import { difference } from "#desk/posts/difference.ts";
import { type PostForm, parsePostForm, toPostForm, parseTime } from "#desk/posts/post-form.ts";
import { fromEditor, toEditor } from "#desk/posts/text/editor-document.ts";
import { linkAddress, typedAddress } from "#desk/posts/text/link-address.ts";
import { checkFile } from "#desk/types/check-file.ts";
import { isFormula, textCell } from "#ui/files/csv.ts";
import { readCsv } from "#ui/files/read-csv.ts";
import { expectLinearTime } from "./linear-time.ts";

const form = (text: string): PostForm => ({
  title: text,
  slug: text,
  excerpt: text,
  category: text,
  author: text,
  tags: text,
  coverUrl: text,
  coverAlt: text,
  text,
});

/** Text in paragraphs short enough to be stored. */
const inParagraphs = (text: string) => text.match(/[^]{1,90000}/g)?.join("\n\n") ?? "";

/** A post that is stored, opened as a form and in the editor, and about to be published. */
function openPost(text: string): void {
  const document = parsePostForm({ ...form(""), text: inParagraphs(text) });
  if (!document) return;
  toPostForm(document);
  fromEditor(toEditor(document.blocks));
  publishingProblems(document);
  readTimeMinutes(document);
}

expectLinearTime({
  "a post's form": (text) => parsePostForm(form(text)),
  "a stored post": openPost,
  "two versions of a post": (text) => difference(text, `b${text}`),
  "a post's slug": toSlug,
  "a post's time": (at) => parseTime({ at }),
  "a post's links": (text) => [linkAddress(text), typedAddress(text)],
  "a file of business types": (text) =>
    checkFile(new TextEncoder().encode(`name,group\n${text}`), []),
  "a business type": (text) => [
    idOfName(text),
    sameName(text),
    typeGroup.safeParse(text),
    typeId.safeParse(text),
    typeName.safeParse(text),
  ],
  "CSV that is read": readCsv,
  "CSV that is written": (text) => [textCell(text), isFormula(text)],
  "a plan's price": (text) => typedRupees.safeParse(text),
  "a lead's words": (text) =>
    searchWords({
      name: text,
      email: text,
      reference: text,
      phone: text,
      message: text,
      company: { name: text, website: text },
    } as Parameters<typeof searchWords>[0]),
  "a search for leads": (text) => [wordsIn(text), parseFilter(new URLSearchParams({ q: text }))],
  "a partner's id": (text) => suggestedId(text, text),
  "a password": (text) => passwordProblem(text, [text]),
});
