import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ticksWords as words } from "#content/pages/guide-ticks.ts";
import { shortDate } from "../../dates.ts";
import { PRINT_ID } from "./prose-id.ts";
import { saveTicks, readTicks, useTicks } from "./saved-ticks.ts";
import styles from "./ticks.module.css";
import { printOnly } from "#tools/kit/frame/print-only.ts";

interface TicksProps {
  /** The guide's text, which holds the boxes; null until it stands in the page. */
  text: HTMLElement | null;
  slug: string;
}

/** How far one has come in a guide's checklist, and what can be done with it. */
export function Ticks({ text, slug }: TicksProps) {
  const ticks = useTicks(slug);
  const [today] = useState(() => shortDate(new Date().toISOString()));
  /** What was ticked before all was cleared. */
  const [cleared, setCleared] = useState<readonly string[] | null>(null);
  useBoxes({ text, slug, ticks, onTick: setCleared });
  const place = text?.querySelector(`.${styles.live}`);
  // What the HTML showed there goes in the same moment, so that nothing moves.
  useLayoutEffect(() => place?.querySelector(`.${styles.held}`)?.remove(), [place]);
  usePrintButton();
  if (!place) return null;
  const items = boxesIn(text).map(wordsOf);
  const done = items.filter((item) => ticks.has(item));
  const clear = () => {
    setCleared(cleared ? null : done);
    saveTicks(slug, cleared ?? []);
  };
  return createPortal(
    <>
      <p className={styles.date}>{words.printed(today)}</p>
      <p role="status" className={styles.count}>
        {words.done(done.length, items.length)}
      </p>
      <progress aria-hidden="true" max={items.length} value={done.length} className={styles.bar} />
      <button
        type="button"
        className={styles.button}
        disabled={done.length === 0 && !cleared}
        onClick={clear}
      >
        {cleared ? words.undo : words.clear}
      </button>
    </>,
    place,
  );
}

/** The button stands in the HTML and stays there, so that a press counts whenever it comes. */
function usePrintButton() {
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`#${PRINT_ID}`)) printOnly("checklist");
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}

const boxesIn = (text: HTMLElement | null) => [
  ...(text?.querySelectorAll<HTMLInputElement>(".checklist input") ?? []),
];
const wordsOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? "";
const tickedIn = (text: HTMLElement | null) =>
  boxesIn(text)
    .filter(({ checked }) => checked)
    .map(wordsOf);

interface BoxesProps extends TicksProps {
  ticks: ReadonlySet<string>;
  onTick: (cleared: null) => void;
}

/** The boxes belong to the guide's HTML: what is ticked there is kept, and what is kept is shown. */
function useBoxes({ text, slug, ticks, onTick }: BoxesProps) {
  useEffect(() => {
    // Who ticked before the script was there has meant it.
    const early = tickedIn(text);
    if (early.length > 0) saveTicks(slug, [...readTicks(slug), ...early]);
    const onChange = () => {
      saveTicks(slug, tickedIn(text));
      onTick(null);
    };
    text?.addEventListener("change", onChange);
    return () => text?.removeEventListener("change", onChange);
  }, [text, slug, onTick]);
  useEffect(() => {
    for (const box of boxesIn(text)) box.checked = ticks.has(wordsOf(box));
  }, [text, ticks]);
}
