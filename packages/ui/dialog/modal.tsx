import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { reserveScrollBar } from "./reserve-scroll-bar.ts";
import styles from "./modal.module.css";

export interface ModalProps {
  open: boolean;
  /** Called when the visitor closes it; it disappears once `open` is false. */
  onClose: () => void;
  /** Receives focus after closing; by default the element that was focused before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  role?: "dialog" | "alertdialog";
  labelledBy: string;
  className?: string | undefined;
  /** Whether a click on the backdrop closes it. */
  closesOnBackdrop?: boolean;
}

/** The basis of all modals: a native dialog, while the page behind does not scroll. */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, returnFocus, role, labelledBy, className, children } = props;
  const { closesOnBackdrop = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // A backdrop click only counts if the press also began there: a text selection may end anywhere.
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const initialTarget = returnFocus?.current;
    const release = reserveScrollBar();
    element.showModal();
    return () => {
      element.close();
      release();
      // The current target or, if the page is being left, the target at the time of opening.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
      (returnFocus?.current ?? initialTarget)?.focus();
    };
  }, [open, returnFocus]);

  return (
    // Escape closes it by keyboard; the clicks are for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      className={styles.modal}
      onClose={() => open && !dialog.current?.open && onClose()}
      onMouseDown={(event) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (closesOnBackdrop && pressedBackdrop.current && isBackdrop(event)) onClose();
      }}
    >
      {open && <div className={`${styles.board} ${className ?? ""}`}>{children}</div>}
    </dialog>
  );
}

const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
