import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { reserveScrollBar } from "@angadi/ui/dialog/reserve-scroll-bar";
import styles from "./generator-dialog.module.css";

interface GeneratorDialogProps {
  title: string;
  closeLabel: string;
  /** URL of the page without the dialog, to close it before hydration. */
  path: string;
  /** The view shown on a small screen. */
  view: string;
  open: boolean;
  /** Renders the dialog open in the HTML. */
  defaultOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus when the dialog opens. */
  getInitialFocus: () => HTMLElement | null | undefined;
  /** Element to focus when it closes. */
  returnFocus: RefObject<HTMLElement | null>;
  /** Shown next to the title. */
  viewSwitch: ReactNode;
  children: ReactNode;
}

/**
 * A dialog whose content is in the page. Without JavaScript it is a section of the page. Before
 * hydration, it is a panel over the page if the URL or its hash opens the dialog.
 */
export function GeneratorDialog(props: GeneratorDialogProps) {
  const { title, closeLabel, path, view, open, onClose, returnFocus, viewSwitch, children } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  // After the first render, the browser manages the attribute.
  const [defaultOpen] = useState(props.defaultOpen);
  const getInitialFocus = useEffectEvent(() => props.getInitialFocus());

  useEffect(() => {
    const dialogElement = dialogRef.current;
    if (!open || !dialogElement) return;
    const focusTarget = returnFocus.current;
    const releaseScrollBar = reserveScrollBar();
    // The dialog may already be open, but not as a modal.
    dialogElement.removeAttribute("open");
    dialogElement.showModal();
    getInitialFocus()?.focus();
    return () => {
      dialogElement.close();
      releaseScrollBar();
      focusTarget?.focus();
    };
  }, [open, returnFocus]);

  return (
    <dialog
      ref={dialogRef}
      id="name-generator"
      open={defaultOpen}
      aria-labelledby="name-generator-title"
      className={`${styles.dialog} ${isHydrated ? "" : styles.notHydrated}`}
      data-view={view}
      onClose={(event) => event.target === dialogRef.current && open && onClose()}
    >
      <div className={styles.header}>
        <h2 id="name-generator-title">{title}</h2>
        {viewSwitch}
        {/* Without JavaScript this loads the page without the dialog. */}
        <form
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </form>
      </div>
      <div className={styles.columns}>{children}</div>
    </dialog>
  );
}
