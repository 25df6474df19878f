import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { counterChip as words } from "#content/shell.ts";
import type { CounterPanel } from "./counter-panel.tsx";
import { readKept, subscribeKept } from "./kept.ts";
import styles from "./my-counter.module.css";
import { closePanel, openPanel, panelHref, usePanelPlace } from "./panel-place.ts";

/** Bills are one thing, however many there are. */
const countKept = () =>
  new Set(
    Object.keys(readKept()).map((key) => key.replace(/^(?:guide-tool:bill|bill:.*)$/, "bill")),
  ).size;

/** The chip in the header, once something is kept in this browser, and the panel it opens. */
export function MyCounter(): ReactNode {
  const count = useSyncExternalStore(subscribeKept, countKept, () => 0);
  const open = usePanelPlace();
  const code = useCode(open);
  return (
    <>
      {code && <code.CounterPanel open={open} onClose={closePanel} />}
      {count > 0 && (
        <a
          href={panelHref}
          className={styles.chip}
          aria-haspopup="dialog"
          aria-busy={(open && !code) || undefined}
          onClick={press}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12h19M4.5 12v8.5h15V12M7 12V7.5h6V12M15.5 12V5h3v7" />
          </svg>
          <span className={styles.title}>{words.title}</span>
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> {words.kept}</span>
          </span>
        </a>
      )}
    </>
  );
}

function press(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openPanel();
}

interface Code {
  CounterPanel: typeof CounterPanel;
}

/** The panel's code, which comes when it is asked for; without it the page says so. */
function useCode(open: boolean): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (!open || code) return;
    import("./counter-panel.tsx").then(setCode, () => {
      document.getElementById("no-code")?.removeAttribute("hidden");
      closePanel();
    });
  }, [open, code]);
  return code;
}
