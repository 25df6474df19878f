import { useId } from "react";
import { Button } from "../button/button.tsx";
import { Modal, type ModalProps } from "../dialog/modal.tsx";
import styles from "./alert-dialog.module.css";

interface AlertDialogProps extends Omit<ModalProps, "children"> {
  text: string;
  /** Label of the only button, which receives focus. */
  ok: string;
}

/** A dialog with one message that must be acknowledged. */
export function AlertDialog({ text, ok, ...modal }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal {...modal} labelledBy={id} role="alertdialog" className={styles.dialog}>
      <div className={styles.message}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6.5v6.5M12 17v.01" />
        </svg>
        <p id={id} className={styles.text}>
          {text}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={modal.onClose}>{ok}</Button>
      </div>
    </Modal>
  );
}
