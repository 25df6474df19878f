import { useState } from "react";
import { emptyPlan, laundryPlan } from "./example.ts";
import { planWords as words } from "./copy.ts";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import { Paper } from "../kit/document/paper.tsx";
import { DOCX } from "../kit/document/to-docx.ts";
import { useKept } from "../kit/frame/persisted-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { SideBySide } from "../kit/steps/step.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { planDocument } from "./document.ts";
import styles from "./business-plan.module.css";
import { PlanForm } from "./plan-form.tsx";
import { planToDocx } from "./plan-to-docx.ts";
import { acceptPlan, hasProblem } from "./plan.ts";

/** Blocks shown at first: title and first page. */
const FEW = 7;

/** A business plan from a short form. */
export function BusinessPlan({ slug, url }: ToolProps) {
  const hydrated = useHydrated();
  const kept = useKept({ tool: "business-plan", version: 1, start: emptyPlan, accept: acceptPlan });
  const plan = kept.value;
  const blocks = planDocument(plan, words.document);
  // Nothing moves by itself: the rest comes with the first answer, or when asked for.
  const [asked, setAsked] = useState(false);
  const isWhole = asked || plan !== emptyPlan;
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={{ example: laundryPlan, empty: emptyPlan }}
      blocked={hasProblem(plan) ? words.blocked : undefined}
      files={[
        {
          label: hydrated ? words.yours : words.example,
          name: "business-plan.docx",
          type: DOCX,
          make: () => planToDocx(plan, words.document, url),
        },
        {
          label: words.blank,
          name: "blank-business-plan.docx",
          type: DOCX,
          make: () => planToDocx(emptyPlan, words.document, url),
        },
      ]}
    >
      <SideBySide
        parts={<PlanForm words={words.form} hints={words.document.hints} kept={kept} />}
        result={
          <Paper label={words.form.preview} blocks={isWhole ? blocks : blocks.slice(0, FEW)}>
            {!isWhole && (
              <button
                type="button"
                className={hydrated ? styles.add : `${styles.add} ${styles.waiting}`}
                onClick={() => setAsked(true)}
              >
                {words.form.everyPage}
              </button>
            )}
          </Paper>
        }
      />
    </ToolFrame>
  );
}
