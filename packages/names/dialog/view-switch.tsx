import type { GeneratorCopy } from "./copy.ts";
import styles from "./generator-dialog.module.css";

export type View = "brief" | "names" | "shortlist";
const VIEWS: readonly View[] = ["brief", "names", "shortlist"];

interface ViewSwitchProps {
  copy: GeneratorCopy["views"];
  view: View;
  /** Number of saved names. */
  count: number;
  onViewChange: (view: View) => void;
}

/** Switches between the views. The brief is a separate view on small screens only. */
export function ViewSwitch({ copy, view, count, onViewChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={copy.label} className={styles.views}>
      {VIEWS.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={view === option}
          data-switch={option}
          onClick={() => onViewChange(option)}
        >
          {copy[option]}
          {option === "shortlist" && <span> {count}</span>}
        </button>
      ))}
    </div>
  );
}
