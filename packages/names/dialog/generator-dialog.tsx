import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { reserveScrollBar } from "@angadi/ui/dialog/reserve-scroll-bar";
import styles from "./generator-dialog.module.css";

interface GeneratorDialogProps {
  title: string;
  closeLabel: string;
  /** URL of the page without the dialog, to close it before hydration. */
  path: string;
  /** The pane shown on a small screen. */
  view: string;
  open: boolean;
  /** Renders the dialog open in the HTML. */
  defaultOpen: boolean;
  onClose: () => void;
  /** Element to focus when the dialog opens. */
  getInitialFocus: () => HTMLElement | null | undefined;
  /** Element to focus when it closes. */
  returnFocus: RefObject<HTMLElement | null>;
  /** Shown next to the title. */
  switches: ReactNode;
  children: ReactNode;
}

/**
 * A dialog whose content is in the page. Without JavaScript it is a section of the page. Before
 * hydration, it is a panel over the page if the URL or its hash opens the dialog.
 */
export function GeneratorDialog(props: GeneratorDialogProps) {
  const { title, closeLabel, path, view, open, onClose, returnFocus, switches, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  // After the first render, the browser manages the attribute.
  const [defaultOpen] = useState(props.defaultOpen);
  const getInitialFocus = useEffectEvent(() => props.getInitialFocus());

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const next = returnFocus.current;
    const releaseScrollBar = reserveScrollBar();
    // It may already be open, but not as a modal.
    element.removeAttribute("open");
    element.showModal();
    getInitialFocus()?.focus();
    return () => {
      element.close();
      releaseScrollBar();
      next?.focus();
    };
  }, [open, returnFocus]);

  return (
    <dialog
      ref={dialog}
      id="name-generator"
      open={defaultOpen}
      aria-labelledby="name-generator-title"
      className={`${styles.dialog} ${hydrated ? "" : styles.waits}`}
      data-view={view}
      onClose={(event) => event.target === dialog.current && open && onClose()}
    >
      <div className={styles.head}>
        <h2 id="name-generator-title">{title}</h2>
        {switches}
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
      <div className={styles.panes}>{children}</div>
    </dialog>
  );
}
