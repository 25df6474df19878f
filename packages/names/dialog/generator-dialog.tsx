import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { reserveScrollBar } from "@angadi/ui/dialog/reserve-scroll-bar";
import styles from "./generator-dialog.module.css";

interface GeneratorDialogProps {
  title: string;
  closeLabel: string;
  /** The page without the dialog: where closing leads before the code is there. */
  path: string;
  /** Which of the panes a small screen shows. */
  view: string;
  open: boolean;
  /** Stands open in the HTML. */
  opensAtOnce: boolean;
  onClose: () => void;
  /** Has the focus once it is open. */
  firstFocus: () => HTMLElement | null | undefined;
  /** Has it afterwards. */
  returnFocus: RefObject<HTMLElement | null>;
  /** Beside the title. */
  switches: ReactNode;
  children: ReactNode;
}

/**
 * A dialog whose content is in the page. Without code it is a section of the page; until the code
 * is there it is a board over it, where the address asks for names or the hash for the dialog.
 */
export function GeneratorDialog(props: GeneratorDialogProps) {
  const { title, closeLabel, path, view, open, onClose, returnFocus, switches, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  // Afterwards the browser itself keeps the attribute.
  const [opensAtOnce] = useState(props.opensAtOnce);
  const firstFocus = useEffectEvent(() => props.firstFocus());

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const next = returnFocus.current;
    const letGo = reserveScrollBar();
    // Open already, but not over the page.
    element.removeAttribute("open");
    element.showModal();
    firstFocus()?.focus();
    return () => {
      element.close();
      letGo();
      next?.focus();
    };
  }, [open, returnFocus]);

  return (
    <dialog
      ref={dialog}
      id="name-generator"
      open={opensAtOnce}
      aria-labelledby="name-generator-title"
      className={`${styles.dialog} ${hydrated ? "" : styles.waits}`}
      data-view={view}
      onClose={(event) => event.target === dialog.current && open && onClose()}
    >
      <div className={styles.head}>
        <h2 id="name-generator-title">{title}</h2>
        {switches}
        {/* Where its code does not come, it loads the page without the dialog. */}
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
