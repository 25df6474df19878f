import type { Design } from "./design.ts";
import styles from "./save-button.module.css";
import type { SavedDesigns } from "./use-saved-designs.ts";

interface SaveButtonProps {
  label: string;
  /** Label while the design is saved. */
  savedLabel: string;
  design: Design;
  savedSlugs: SavedDesigns["slugs"];
  onToggle: (slug: string) => void;
}

/** Saves or removes a design. Hidden without scripts. */
export function SaveButton({ label, savedLabel, design, savedSlugs, onToggle }: SaveButtonProps) {
  const isSaved = savedSlugs?.includes(design.slug) ?? false;
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={isSaved}
      onClick={() => onToggle(design.slug)}
    >
      <Bookmark />
      {/* Screen readers get the button's pressed state; its name does not change. */}
      {isSaved && <span aria-hidden="true">{savedLabel}</span>}
      <span className={isSaved ? "visually-hidden" : undefined}>{label}</span>
      <span className="visually-hidden"> {design.title}</span>
    </button>
  );
}

/** The icon for saved designs. */
export function Bookmark() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 24" aria-hidden="true">
      <path d="M3 2h14v19l-7-6-7 6z" />
    </svg>
  );
}
