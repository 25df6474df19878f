import type { ReactNode } from "react";
import { type legalPages, legalCopy, timelineCopy } from "@angadi/content/pages/legal";
import { CancellationTimeline } from "./legal-text/cancellation-timeline.tsx";
import type { LegalDocument } from "./legal-text/legal-document.ts";
import { LegalText, type StampKind } from "./legal-text/legal-text.tsx";

type LegalPath = keyof typeof legalPages;

const STAMP_KINDS: Record<LegalPath, StampKind> = {
  "/privacy": "lock",
  "/terms": "pen",
  "/return-policy": "calendar",
  "/accessibility": "ramp",
};

/** The section of the return policy that the timeline follows. */
const ACCESS_SECTION_ID = "access-to-the-end-of-the-billing-cycle";

interface LegalContentProps {
  text: LegalDocument;
  currentPath: LegalPath;
  /** Content after a section's text, by the section's id. */
  extras?: Readonly<Record<string, ReactNode>>;
}

export function LegalContent({ text, currentPath, extras }: LegalContentProps) {
  return (
    <LegalText
      copy={legalCopy}
      legalDocument={text}
      currentPath={currentPath}
      stamp={STAMP_KINDS[currentPath]}
      extras={{ [ACCESS_SECTION_ID]: <CancellationTimeline copy={timelineCopy} />, ...extras }}
    />
  );
}
