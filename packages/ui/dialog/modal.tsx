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

/** A native modal dialog. The page behind it does not scroll. */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, returnFocus, role, labelledBy, className, children } = props;
  const { closesOnBackdrop = false } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  // A backdrop click only counts if the press also began there: a text selection may end anywhere.
  const isBackdropPress = useRef(false);

  useEffect(() => {
    const element = dialogRef.current;
    if (!open || !element) return;
    const initialReturnFocus = returnFocus?.current;
    const releaseScrollBar = reserveScrollBar();
    element.showModal();
    return () => {
      element.close();
      releaseScrollBar();
      // If the page is being left, the ref is empty: use its element at the time of opening.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
      (returnFocus?.current ?? initialReturnFocus)?.focus();
    };
  }, [open, returnFocus]);

  return (
    // Escape closes it by keyboard; the clicks are for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      role={role}
      aria-labelledby={labelledBy}
      className={styles.modal}
      onClose={() => open && !dialogRef.current?.open && onClose()}
      onMouseDown={(event) => {
        isBackdropPress.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (closesOnBackdrop && isBackdropPress.current && isBackdrop(event)) onClose();
      }}
    >
      {open && <div className={`${styles.content} ${className ?? ""}`}>{children}</div>}
    </dialog>
  );
}

const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
