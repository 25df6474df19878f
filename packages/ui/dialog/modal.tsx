import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { reserveScrollBar } from "./reserve-scroll-bar.ts";
import styles from "./modal.module.css";

export interface ModalProps {
  open: boolean;
  /** Called when the visitor closes it; it goes once `open` is false. */
  onClose: () => void;
  /** Has the focus afterwards; otherwise what had it before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  role?: "dialog" | "alertdialog";
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string | undefined;
  /** A click beside it closes it. */
  closesOnBackdrop?: boolean;
}

/** What all modals share: a native dialog over a page that stands still. */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, returnFocus, role, labelledBy, describedBy, className, children } = props;
  const { closesOnBackdrop = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // A click beside it counts if the press began there, too: selecting text may end anywhere.
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const atOpen = returnFocus?.current;
    const release = reserveScrollBar();
    element.showModal();
    return () => {
      element.close();
      release();
      // What is meant now, or, if the page is being left, what was meant then.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
      (returnFocus?.current ?? atOpen)?.focus();
    };
  }, [open, returnFocus]);

  return (
    // Keyboards close it with Escape; the clicks are for those who point.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
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
