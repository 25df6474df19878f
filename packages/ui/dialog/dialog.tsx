import { useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

interface DialogProps extends ModalProps {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** `wide` for content side by side. */
  size?: "standard" | "wide";
  /** Set it to false if a click on the backdrop would lose typed text. */
  closesOnBackdrop?: boolean;
}

/** A dialog over the page. Its first field receives focus, otherwise the close button. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, size = "standard", closesOnBackdrop = true, children } = props;
  const { open, onClose, returnFocus } = props;
  const id = useId();
  const contentRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    contentRef.current
      ?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")
      ?.focus();
  }, [open]);

  return (
    <Modal
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      labelledBy={id}
      closesOnBackdrop={closesOnBackdrop}
      className={styles[size]}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <div ref={contentRef}>{children}</div>
    </Modal>
  );
}
