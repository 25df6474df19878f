import { useId } from "react";
import { Button } from "../button/button.tsx";
import { Modal, type ModalProps } from "../dialog/modal.tsx";
import styles from "./alert-dialog.module.css";

interface AlertDialogProps extends Omit<ModalProps, "children"> {
  title?: string | undefined;
  text: string;
  /** Label of the only button, which receives focus. */
  ok: string;
}

/** A dialog with one message that must be acknowledged. */
export function AlertDialog({ title, text, ok, ...modal }: AlertDialogProps) {
  const id = useId();
  const labelProps = title ? { labelledBy: `${id}-title`, describedBy: id } : { labelledBy: id };
  return (
    <Modal {...modal} {...labelProps} role="alertdialog" className={styles.board}>
      <div className={styles.message}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6.5v6.5M12 17v.01" />
        </svg>
        <div className={styles.words}>
          {title && (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          )}
          <p id={id} className={styles.text}>
            {text}
          </p>
        </div>
      </div>
      <div className={styles.answer}>
        <Button onClick={modal.onClose}>{ok}</Button>
      </div>
    </Modal>
  );
}
