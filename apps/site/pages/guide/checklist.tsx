import { useState } from "react";
import { ticksCopy as copy } from "@angadi/content/pages/guide-ticks";
import { PrintButton } from "@angadi/owner-tools/kit/frame/print-button";
import { useToday } from "@angadi/owner-tools/kit/today";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import { formatDate } from "@angadi/formats/format-date";
import styles from "./checklist.module.css";
import type { ChecklistItem } from "./guide-section.ts";
import { TICKS_PREFIX } from "../../saved-items/guide-ticks.ts";
import { saveTicks, useTicks } from "./saved-ticks.ts";

interface ChecklistProps {
  items: readonly ChecklistItem[];
  /** Slug of the guide. */
  slug: string;
}

/** A guide's checklist. Its boxes also work without JavaScript, while the page is open. */
export function Checklist({ items, slug }: ChecklistProps) {
  const ticks = useTicks(slug);
  /** The ticks before they were cleared, for undo. */
  const [clearedTicks, setClearedTicks] = useState<readonly string[] | null>(null);
  const tickedItems = items.map(({ text }) => text).filter((text) => ticks.has(text));
  const toggle = (text: string, isTicked: boolean) => {
    saveTicks(
      slug,
      isTicked ? [...tickedItems, text] : tickedItems.filter((item) => item !== text),
    );
    setClearedTicks(null);
  };
  const clearOrUndo = () => {
    setClearedTicks(clearedTicks ? null : tickedItems);
    saveTicks(slug, clearedTicks ?? []);
  };
  return (
    <div className="checklist">
      <div className="ticks">
        <PrintDate />
        <p role="status" className={styles.count}>
          {copy.formatProgress(tickedItems.length, items.length)}
        </p>
        <progress
          aria-hidden="true"
          max={items.length}
          value={tickedItems.length}
          className={styles.progress}
        />
        <button
          type="button"
          className={styles.button}
          disabled={tickedItems.length === 0 && !clearedTicks}
          onClick={clearOrUndo}
        >
          {clearedTicks ? copy.undo : copy.clear}
        </button>
        <PrintButton label={copy.print} parts={["checklist"]} className={styles.button} />
      </div>
      <NotSavedNotice prefix={`${TICKS_PREFIX}:${slug}`} />
      {/* Safari drops list semantics from lists without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list">
        {items.map(({ html, text }) => (
          <li key={text}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is HTML */}
            <label>
              <input
                type="checkbox"
                checked={ticks.has(text)}
                onChange={({ target }) => toggle(text, target.checked)}
              />
              <span dangerouslySetInnerHTML={{ __html: html }} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The visitor's date, which the server does not know. Shown in print only. */
function PrintDate() {
  const today = useToday();
  return today && <p className={styles.date}>{copy.printedOn(formatDate(today))}</p>;
}
