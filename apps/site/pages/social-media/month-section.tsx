import { useLocation } from "react-router";
import { monthSectionCopy } from "@angadi/content/pages/social-media-sections";
import { PLAN_SECTION_ID } from "@angadi/post-plan/maker/section-id";
import { loadWithSavedChip } from "../../saved-items/load-with-saved-chip.ts";
import { ToolSection } from "../../sections/tool-section/tool-section.tsx";
import styles from "./month-section.module.css";

/** Only the server renders it; its code is not part of the page's scripts. */
const MonthAnswer = import.meta.env.SSR
  ? (await import("./month-answer.tsx")).MonthAnswer
  : () => undefined;

/** The month of posts. Without scripts the server answers its form. */
export function MonthSection() {
  const { search } = useLocation();
  return (
    <ToolSection
      copy={monthSectionCopy}
      id={PLAN_SECTION_ID}
      load={loadMonthMaker}
      isRequested={new URLSearchParams(search).has("trade")}
      noScript={
        <div className={styles.answer}>
          <MonthAnswer search={search} />
        </div>
      }
    >
      {({ MonthMaker }) => <LinkedMonthMaker MonthMaker={MonthMaker} />}
    </ToolSection>
  );
}

/** Starts again when a link to another month is followed. */
function LinkedMonthMaker({ MonthMaker }: Awaited<ReturnType<typeof loadMonthMaker>>) {
  const { hash, search } = useLocation();
  return <MonthMaker key={search + hash} />;
}

const loadMonthMaker = loadWithSavedChip(() => import("@angadi/post-plan/maker/month-maker"));
