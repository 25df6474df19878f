import { useState } from "react";
import { emptyPlan, laundryPlan } from "./example.ts";
import { planCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { DocumentPreview } from "../kit/document/document-preview.tsx";
import { DOCX_MIME_TYPE } from "../kit/document/to-docx.ts";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { TwoColumns } from "../kit/steps/columns.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { buildPlanDocument } from "./document.ts";
import styles from "./business-plan.module.css";
import { PlanForm } from "./plan-form.tsx";
import { planToDocx } from "./plan-to-docx.ts";
import { parsePlan, hasProblem } from "./plan.ts";

/** Number of blocks shown initially: title and first page. */
const STATIC_BLOCKS = 7;

/** A business plan from a short form. */
export function BusinessPlan({ slug, url }: ToolProps) {
  const hydrated = useHydrated();
  const savedState = useSavedState("business-plan", emptyPlan, parsePlan);
  const plan = savedState.value;
  const blocks = buildPlanDocument(plan, copy.document);
  // Avoids layout shifts: the rest appears with the first answer, or on request.
  const [hasRequested, setHasRequested] = useState(false);
  const isExpanded = hasRequested || plan !== emptyPlan;
  return (
    <ToolFrame
      copy={copy}
      slug={slug}
      savedState={savedState}
      resets={{ example: laundryPlan, empty: emptyPlan }}
      blockedReason={hasProblem(plan) ? copy.blocked : undefined}
      files={[
        {
          label: hydrated ? copy.yours : copy.example,
          name: "business-plan.docx",
          type: DOCX_MIME_TYPE,
          make: () => planToDocx(plan, copy.document, url),
        },
        {
          label: copy.blank,
          name: "blank-business-plan.docx",
          type: DOCX_MIME_TYPE,
          make: () => planToDocx(emptyPlan, copy.document, url),
        },
      ]}
    >
      <TwoColumns
        parts={<PlanForm copy={copy.form} hints={copy.document.hints} savedState={savedState} />}
        result={
          <DocumentPreview
            label={copy.form.preview}
            blocks={isExpanded ? blocks : blocks.slice(0, STATIC_BLOCKS)}
          >
            {!isExpanded && (
              <button
                type="button"
                className={hydrated ? styles.add : `${styles.add} ${styles.waiting}`}
                onClick={() => setHasRequested(true)}
              >
                {copy.form.everyPage}
              </button>
            )}
          </DocumentPreview>
        }
      />
    </ToolFrame>
  );
}
