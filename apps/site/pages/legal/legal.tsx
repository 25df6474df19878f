import type { ReactNode } from "react";
import { type legalPages, legalCopy, timelineCopy } from "@angadi/content/pages/legal";
import { CancelTimeline } from "./legal-text/cancel-timeline.tsx";
import type { LegalDocument } from "./legal-text/legal-document.ts";
import { LegalText, type StampKind } from "./legal-text/legal-text.tsx";

type LegalPath = keyof typeof legalPages;

const STAMPS: Record<LegalPath, StampKind> = {
  "/privacy": "lock",
  "/terms": "pen",
  "/return-policy": "calendar",
  "/accessibility": "ramp",
};

/** The section of the return policy that the timeline follows. */
const ACCESS_SECTION_ID = "access-to-the-end-of-the-billing-cycle";

interface LegalProps {
  text: LegalDocument;
  here: LegalPath;
  /** Content after a section's text, by the section's id. */
  figures?: Readonly<Record<string, ReactNode>>;
}

export function Legal({ text, here, figures }: LegalProps) {
  return (
    <LegalText
      copy={legalCopy}
      text={text}
      here={here}
      stamp={STAMPS[here]}
      figures={{ [ACCESS_SECTION_ID]: <CancelTimeline copy={timelineCopy} />, ...figures }}
    />
  );
}
