import { frameCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./fields.module.css";

/** A button to add a line to a list; its space is reserved before hydration. */
export function AddLineButton({
  label = copy.addLine,
  onAdd,
}: {
  label?: string;
  onAdd: () => void;
}) {
  const isHydrated = useHydrated();
  return (
    <button type="button" className={styles.add} disabled={!isHydrated} onClick={onAdd}>
      {label}
    </button>
  );
}

export function RemoveLineButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <span className={styles.remove} />;
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={copy.removeLine(name)}
      onClick={onRemove}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
