import type { Design } from "./design.ts";
import styles from "./save-button.module.css";
import type { Saved } from "./use-saved.ts";

interface SaveButtonProps {
  label: string;
  /** What it reads while the design is saved. */
  savedLabel: string;
  design: Design;
  saved: Saved["slugs"];
  onToggle: (slug: string) => void;
}

/** Keeps a design, or lets it go. Hidden where no script runs. */
export function SaveButton({ label, savedLabel, design, saved, onToggle }: SaveButtonProps) {
  const isSaved = saved?.includes(design.slug) ?? false;
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={isSaved}
      onClick={() => onToggle(design.slug)}
    >
      <Bookmark />
      {/* Whoever hears it is told by the button's state; its name stays. */}
      {isSaved && <span aria-hidden="true">{savedLabel}</span>}
      <span className={isSaved ? "visually-hidden" : undefined}>{label}</span>
      <span className="visually-hidden"> {design.title}</span>
    </button>
  );
}

/** The mark of what is saved. */
export function Bookmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 24" aria-hidden="true">
      <path d="M3 2h14v19l-7-6-7 6z" />
    </svg>
  );
}
