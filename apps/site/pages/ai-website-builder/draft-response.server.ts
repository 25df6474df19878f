import type { FormValues } from "@angadi/contract/form-values";
import { EMPTY_ANSWERS, parseDraftBrief, isBoardChoice } from "@angadi/drafts/maker/answers";
import { FONT_BYTES } from "@angadi/drafts/maker/font-bytes.server";
import { findFontUrl } from "@angadi/drafts/maker/font-urls";
import { FILE_KINDS, makeDraftAndLook, makeFile } from "@angadi/drafts/maker/make-file";
import { getProblemMessages } from "@angadi/drafts/maker/problems";
import { renderDraft } from "@angadi/drafts/page/render-draft";
import type { SiteContext } from "../../data/context.ts";

/** Parses the posted form into a brief and its problems. */
export function readDraftForm(form: FormValues) {
  const brief = parseDraftBrief(form);
  return { brief, problems: getProblemMessages(brief) };
}

/**
 * Returns the draft for a posted form, as a page or as a file; undefined if the form is invalid.
 * The page's style element has the nonce.
 */
export function respondWithDraft({
  form,
  nonce,
}: Pick<SiteContext, "form" | "nonce">): Response | undefined {
  const { brief, problems } = readDraftForm(form);
  if (Object.keys(problems).length > 0) return undefined;
  const board = form.get("board");
  const answers = { ...EMPTY_ANSWERS, brief, ...(isBoardChoice(board) && { board }) };
  const kind = FILE_KINDS.find((fileKind) => fileKind === form.get("file"));
  if (!kind) {
    const { draft, look } = makeDraftAndLook(answers);
    const page = renderDraft(draft, look, { findFontUrl, nonce });
    return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
  const { name, type, content } = makeFile(answers, kind, FONT_BYTES);
  return new Response(content, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}
