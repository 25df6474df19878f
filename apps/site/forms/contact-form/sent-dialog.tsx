import { type RefObject, useEffect, useEffectEvent } from "react";
import { Dialog } from "@angadi/ui/dialog/dialog";

/** How long the dialog is shown, in milliseconds (specification, section 9). */
const DISPLAY_MS = 1500;

interface SentDialogProps {
  open: boolean;
  copy: { sent: string; close: string };
  /** What receives focus once the dialog is gone. */
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Confirms that the message was sent, and closes by itself. */
export function SentDialog({ open, copy, returnFocus, onClose }: SentDialogProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => close(), DISPLAY_MS);
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
