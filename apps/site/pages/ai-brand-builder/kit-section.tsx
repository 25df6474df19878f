import { useLocation } from "react-router";
import { kitSectionCopy } from "@angadi/content/pages/ai-brand-builder-sections";
import { loadWithSavedChip } from "../../saved-items/load-with-saved-chip.ts";
import { ToolSection } from "../../sections/tool-section/tool-section.tsx";
// With the styles of the answer: the page has the styles of what its scripts import.
import styles from "./kit-section.module.css";

/** Only the server renders it; its code is not part of the page's scripts. */
const KitAnswer = import.meta.env.SSR
  ? (await import("./kit-answer.tsx")).KitAnswer
  : () => undefined;

/** The kit maker. Without scripts the server answers its form. */
export function KitSection() {
  const { search } = useLocation();
  return (
    <ToolSection
      copy={kitSectionCopy}
      id="try"
      load={loadKitMaker}
      isRequested={new URLSearchParams(search).has("name")}
      noScript={
        <div className={styles.answer}>
          <KitAnswer search={search} />
        </div>
      }
    >
      {({ KitMaker }) => <LinkedKitMaker KitMaker={KitMaker} />}
    </ToolSection>
  );
}

/** Starts again when a link to another kit is followed. */
function LinkedKitMaker({ KitMaker }: Awaited<ReturnType<typeof loadKitMaker>>) {
  const { hash, search } = useLocation();
  return <KitMaker key={search + hash} />;
}

const loadKitMaker = loadWithSavedChip(() => import("@angadi/brand-kit/maker/kit-maker"));
