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
import { BusinessPlanForm } from "./plan-form.tsx";
import { planToDocx } from "./plan-to-docx.ts";
import { parsePlan, hasProblem } from "./plan.ts";

/** The number of blocks of the title and the first page. */
const INITIAL_BLOCK_COUNT = 7;

export function BusinessPlan({ slug, url }: ToolProps) {
  const isHydrated = useHydrated();
  const savedState = useSavedState("business-plan", emptyPlan, parsePlan);
  const plan = savedState.value;
  const blocks = buildPlanDocument(plan, copy.document);
  // The blank plan is long, so the rest appears with the first answer or on request.
  const [isShowingAll, setIsShowingAll] = useState(false);
  const isExpanded = isShowingAll || plan !== emptyPlan;
  return (
    <ToolFrame
      copy={copy}
      slug={slug}
      savedState={savedState}
      resets={{ example: laundryPlan, empty: emptyPlan }}
      blockedReason={hasProblem(plan) ? copy.blocked : undefined}
      files={[
        {
          label: isHydrated ? copy.planFile : copy.exampleFile,
          name: "business-plan.docx",
          type: DOCX_MIME_TYPE,
          make: () => planToDocx(plan, copy.document, url),
        },
        {
          label: copy.blankFile,
          name: "blank-business-plan.docx",
          type: DOCX_MIME_TYPE,
          make: () => planToDocx(emptyPlan, copy.document, url),
        },
      ]}
    >
      <TwoColumns
        form={
          <BusinessPlanForm copy={copy.form} hints={copy.document.hints} savedState={savedState} />
        }
        result={
          <DocumentPreview
            label={copy.form.preview}
            blocks={isExpanded ? blocks : blocks.slice(0, INITIAL_BLOCK_COUNT)}
          >
            {!isExpanded && (
              <button
                type="button"
                className={isHydrated ? styles.add : `${styles.add} ${styles.hidden}`}
                onClick={() => setIsShowingAll(true)}
              >
                {copy.form.showEveryPage}
              </button>
            )}
          </DocumentPreview>
        }
      />
    </ToolFrame>
  );
}
