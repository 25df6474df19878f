import type { MouseEvent } from "react";
import { counterChip as copy } from "@angadi/content/shell";
import styles from "./saved-chip.module.css";
import { openPanel, panelHref } from "./panel-hash.ts";

interface CounterChipProps {
  /** How many items are saved. */
  count: number;
  /** It was clicked, and the panel's code is loading. */
  isBusy: boolean;
}

/** The button that opens the panel of saved items. */
export function CounterChip({ count, isBusy }: CounterChipProps) {
  return (
    <a
      href={panelHref}
      className={styles.chip}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      onClick={openOnClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12h19M4.5 12v8.5h15V12M7 12V7.5h6V12M15.5 12V5h3v7" />
      </svg>
      <span className={styles.title}>{copy.title}</span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden"> {copy.savedItems}</span>
      </span>
    </a>
  );
}

function openOnClick(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openPanel();
}
