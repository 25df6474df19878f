import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { holdScrollBar } from "./hold-scroll-bar.ts";
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
  leavesOnBackdrop?: boolean;
}

/** What all modals share: a native dialog over a page that stands still. */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, returnFocus, role, labelledBy, describedBy, className, children } = props;
  const { leavesOnBackdrop = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // A click beside it counts if the press began there, too: selecting text may end anywhere.
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const next = returnFocus?.current;
    const letGo = holdScrollBar();
    element.showModal();
    return () => {
      element.close();
      letGo();
      next?.focus();
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
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (leavesOnBackdrop && pressedBeside.current && beside(event)) onClose();
      }}
    >
      {open && <div className={`${styles.board} ${className ?? ""}`}>{children}</div>}
    </dialog>
  );
}

const beside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
