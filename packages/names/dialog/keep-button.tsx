import styles from "./keep-button.module.css";

interface KeepButtonProps {
  label: string;
  /** Shown once the name is saved. */
  keptLabel: string;
  name: string;
  kept: boolean;
  onKeep: () => void;
}

/** Adds a name to the shortlist, or removes it. Hidden without JavaScript. */
export function KeepButton({ label, keptLabel, name, kept, onKeep }: KeepButtonProps) {
  return (
    <button type="button" className={styles.keep} aria-pressed={kept} onClick={onKeep}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 3h14v18l-7-5-7 5z" />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.kept} aria-hidden="true">
        {keptLabel}
      </span>
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
