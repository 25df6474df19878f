import { type RefObject, useEffect, useRef } from "react";
import { Dialog } from "@angadi/ui/dialog/dialog";

/** How long the dialog is shown, in milliseconds (specification, section 9). */
const STAYS = 1500;

interface SentDialogProps {
  open: boolean;
  copy: { sent: string; close: string };
  /** What receives focus once the dialog is gone. */
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Confirms that the message was sent, and closes by itself. */
export function SentDialog({ open, copy, returnFocus, onClose }: SentDialogProps) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => close.current(), STAYS);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Dialog
      open={open}
      title={copy.sent}
      closeLabel={copy.close}
      returnFocus={returnFocus}
      onClose={onClose}
    >
      {null}
    </Dialog>
  );
}
