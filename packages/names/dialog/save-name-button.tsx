import styles from "./save-name-button.module.css";

interface SaveNameButtonProps {
  label: string;
  /** Shown once the name is saved. */
  savedLabel: string;
  name: string;
  isSaved: boolean;
  onToggleSaved: () => void;
}

/** Adds a name to the shortlist, or removes it. Hidden without JavaScript. */
export function SaveNameButton({
  label,
  savedLabel,
  name,
  isSaved,
  onToggleSaved,
}: SaveNameButtonProps) {
  return (
    <button type="button" className={styles.button} aria-pressed={isSaved} onClick={onToggleSaved}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 3h14v18l-7-5-7 5z" />
      </svg>
      <span className={styles.label}>{label}</span>
      <span className={styles.savedLabel} aria-hidden="true">
        {savedLabel}
      </span>
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
