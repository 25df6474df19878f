import { frameCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./fields.module.css";

/** A button to add a line to a list, invisible until hydration. */
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
  return (
    <button
      type="button"
      className={styles.remove}
      disabled={!isHydrated}
      aria-label={copy.removeLine(name)}
      onClick={onRemove}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
