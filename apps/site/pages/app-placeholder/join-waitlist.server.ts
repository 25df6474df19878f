import { appPlaceholderCopy } from "@angadi/content/pages/app-placeholder";
import { waitlistForm } from "@angadi/contract/contact-message";
import { isVisible, toLine } from "@angadi/contract/text";
import { makeDraft } from "@angadi/drafts/engine/make-draft";
import { EMPTY_ANSWERS, decodeAnswers, encodeAnswers, hasText } from "@angadi/drafts/maker/answers";
import type { SiteContext } from "../../data/context.ts";
import { sendLead } from "../../forms/send-lead.server.ts";
import { WAITLIST_FIELDS, type WaitlistResult } from "./waitlist-result.ts";

const { request } = appPlaceholderCopy;

/**
 * Sends the visitor's email address and draft as a lead, named after the draft's business or, if it
 * has no name, after the address.
 */
export function joinWaitlist(
  context: Pick<SiteContext, "api" | "form" | "log">,
): Promise<WaitlistResult> {
  const answers = decodeAnswers(context.form.get("draft") ?? "") ?? EMPTY_ANSWERS;
  const { name, businessTypeName } = makeDraft(answers.brief);
  const hasDraft = hasText(answers.brief);
  const lines = [
    businessTypeName,
    answers.brief.sentence,
    hasDraft ? request.withDraft : request.withoutDraft,
  ];
  return sendLead(context, {
    fields: WAITLIST_FIELDS,
    schema: waitlistForm,
    toLead: ({ email, mobileNo }) => ({
      name:
        name.isKnown && isVisible(toLine(name.text)) ? name.text : (email.split("@")[0] ?? email),
      email,
      mobileNo,
      message: lines.filter((line) => line.trim() !== "").join("\n\n"),
      context: { draft: hasDraft ? `/ai-website-builder${encodeAnswers(answers)}` : "" },
    }),
  });
}
