import { PrefetchPageLinks } from "react-router";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { APPLY_PATH, AffiliateForm, type AffiliateFormProps } from "./affiliate-form.tsx";

export interface AffiliateDialogCopy {
  title: string;
  close: string;
}

interface AffiliateDialogProps extends AffiliateFormProps {
  dialogCopy: AffiliateDialogCopy;
  open: boolean;
  /** Called on close; everything entered is lost. */
  onClose: () => void;
}

/** The application form in a dialog, step by step. */
export function AffiliateDialog({ dialogCopy, open, onClose, ...formProps }: AffiliateDialogProps) {
  return (
    <Dialog
      title={dialogCopy.title}
      closeLabel={dialogCopy.close}
      open={open}
      onClose={onClose}
      closesOnBackdrop={false}
    >
      {/* Prefetches the route that handles the response: a lost connection then keeps the page. */}
      <PrefetchPageLinks page={APPLY_PATH} />
      <AffiliateForm {...formProps} isMultiStep level={3} onBook={onClose} />
    </Dialog>
  );
}
